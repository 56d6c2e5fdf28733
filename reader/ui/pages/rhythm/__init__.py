"""Rhythm page: the user's visits, postings of feeds, retrievals with their reasons, and the scorecard."""
