"""Databases of other feed readers, read from a copy: locations and content."""
