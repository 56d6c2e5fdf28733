"""Accounts on servers: adding one and its settings. GUI thread only."""
