"""Planning of retrievals: policies behind one interface. Pure; called in the engine thread only."""
