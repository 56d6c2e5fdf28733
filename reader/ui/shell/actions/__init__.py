"""Handlers of the actions, one class per kind, joined in `table`."""
