"""Uses the engine as a library: replay of traces, policies of the literature, charts of the results."""
