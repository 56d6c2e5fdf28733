"""Upper half of Rhythm: ribbon, strips, marks and their card. GUI thread only."""
