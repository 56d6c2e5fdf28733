"""Reading behaviour of the window: automatic read marks, all articles on one page, article style. GUI thread only."""
