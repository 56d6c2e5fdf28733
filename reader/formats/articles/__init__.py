"""HTML of articles: made safe, read as blocks, written as other formats."""
