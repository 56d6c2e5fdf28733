"""Every text of the interface that is made from kinds. GUI thread only."""
