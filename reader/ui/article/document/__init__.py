"""An article as Qt's text document: its blocks, type, pictures and what is painted behind them."""
