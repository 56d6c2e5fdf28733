"""Rhythm: accesses of the user, postings of feeds, retrievals and their reasons, and what they bought."""
