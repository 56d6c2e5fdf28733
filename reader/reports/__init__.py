"""Reports that combine storage and learning: plain values for the window and the command line."""
