"""Controls in the program's own look, each a Qt control underneath: its keys, its role and its value stay Qt's. GUI thread only."""
