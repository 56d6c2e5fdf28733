"""What storage and learning tell together: plain values for the screen and the command line."""
