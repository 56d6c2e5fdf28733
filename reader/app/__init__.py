"""Wiring: command line, paths, logging, profile lock, start and end."""
