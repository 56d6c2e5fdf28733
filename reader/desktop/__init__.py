"""What the desktop offers and is told: services on its buses, and the files it looks for. Knows no Qt."""
