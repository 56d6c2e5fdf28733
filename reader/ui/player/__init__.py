"""Plays episodes. QtMultimedia is imported with the first one, if it is installed."""
