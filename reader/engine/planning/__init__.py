"""When feeds are retrieved: policies behind one interface. Pure; called in the engine thread only."""
