"""Computers in step through a shared folder."""
