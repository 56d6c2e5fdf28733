"""Fast path for common feeds. Pure."""
