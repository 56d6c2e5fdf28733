"""Web pages: the feeds they name, their article, and pages followed without a feed."""
