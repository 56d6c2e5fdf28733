"""Texts of Rhythm."""
