"""Pages in place of list and article: activity, feed health, rhythm, preferences."""
