"""Desktop services on buses, and files of the desktop. Independent of Qt."""
