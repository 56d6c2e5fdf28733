"""Message handlers, one module per noun; each handler runs inside the transaction of its message."""
