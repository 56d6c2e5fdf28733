"""Beforehand: a desktop feed reader that has your feeds ready before you look."""

__version__ = "0.1.0"

# made by packaging/publish.py; an address is empty as long as nobody has one
ID = "app.beforehand.Beforehand"
PAGE = ""
ISSUES = ""
