"""The window: reads what is stored, sends commands, shows events. GUI thread only."""

from reader.ui.kit import overrides

__all__ = ["overrides"]
