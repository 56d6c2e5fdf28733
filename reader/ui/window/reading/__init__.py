"""How articles become read, many on one page, and what they look like: joined to the window. GUI thread only."""
