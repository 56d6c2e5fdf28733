"""Handlers of the actions, one class per kind, joined in `handlers`. GUI thread only."""
