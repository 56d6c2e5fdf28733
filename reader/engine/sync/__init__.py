"""Synchronisation with the servers of accounts."""
