"""What to do with each message, one module a noun; each handler runs inside the transaction of its message."""
