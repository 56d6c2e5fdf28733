"""Synchronising with the servers of accounts."""
