"""Lists of subscriptions: OPML and those of other programs."""
