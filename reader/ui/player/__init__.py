"""Plays episodes. QtMultimedia is imported with the first one played, and not at all where it is not installed."""
