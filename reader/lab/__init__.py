"""Drives the engine as a library: replay over traces, the policies of the literature, pictures of the results."""
