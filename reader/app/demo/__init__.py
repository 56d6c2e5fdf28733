"""Implements `beforehand --demo`: invented feeds from a server inside the process, to show the main features offline."""
