"""The window: reads what is stored, sends commands, shows events. GUI thread only."""

from reader.ui import overrides

__all__ = ["overrides"]
