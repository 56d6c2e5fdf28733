"""Weeks of real postings and accesses, replayed by the production core: what each policy would have missed."""
