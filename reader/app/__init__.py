"""Wires the program together: command line, paths, logging, profile lock, startup and shutdown."""
