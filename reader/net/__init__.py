"""HTTP: one GET at a time, with limits and politeness. The only package that imports requests."""
