"""The window: reads what is stored, sends commands, shows events. GUI thread only."""
