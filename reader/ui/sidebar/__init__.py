"""Sidebar: status line, smart lists, folders and feeds with unread counts. GUI thread only."""
