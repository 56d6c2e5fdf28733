"""The window: panes, events, connections, actions, tray, visits. GUI thread only."""
