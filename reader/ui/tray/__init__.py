"""Tray icon, notifications, closing to the tray, user presence. GUI thread only."""
