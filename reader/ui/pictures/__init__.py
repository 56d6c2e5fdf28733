"""Decodes untrusted pictures, and only here, in a separate process that can be killed."""
