"""Weeks of real postings and looks, lived through by the production core: what each policy would have missed."""
