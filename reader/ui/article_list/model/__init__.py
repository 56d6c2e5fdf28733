"""The rows of the list: which there are, read in pages, changed one by one."""
