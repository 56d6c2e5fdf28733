"""HTTP: one GET at a time, with limits and manners. The only package that knows requests."""
