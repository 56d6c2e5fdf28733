"""Texts about episodes."""
