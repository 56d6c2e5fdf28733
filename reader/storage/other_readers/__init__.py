"""Databases of other feed readers, read from a copy: where they lie, and what is in them."""
