"""Answers of the servers of accounts, and what to send them."""
