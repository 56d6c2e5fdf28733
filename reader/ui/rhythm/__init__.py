"""Rhythm: when the user looks, when feeds post, what was retrieved and why, and what it bought."""
