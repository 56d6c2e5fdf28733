"""Rows of the list: keys, paged reading, individual changes."""
