"""Learns rates of postings and accesses: arrays in, arrays out. Pure, no I/O, no clock."""
