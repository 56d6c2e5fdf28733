"""Replay of weeks of real postings and accesses by the production core, to measure the misses of each policy."""
