"""The page of feeds that need the user."""
