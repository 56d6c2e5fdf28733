"""What each action does: a class for each kind, joined in `handlers`. GUI thread only."""
