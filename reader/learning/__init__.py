"""Arrays in, arrays out: what is learned of postings and accesses. Pure, no I/O, no clock."""
