"""Policies of the literature and of other readers, for comparison with the shipped ones. Pure."""
