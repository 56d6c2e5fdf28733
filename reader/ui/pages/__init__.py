"""Activity page: log of requests and their results."""
