"""Controls in the program's own style, each based on a Qt control, which provides keys, role and value. GUI thread only."""
