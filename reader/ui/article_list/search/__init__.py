"""Search in the list: field, completions, results. GUI thread only."""
