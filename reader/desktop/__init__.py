"""What the desktop offers: services on its buses, and the files it reads. Knows no Qt."""
