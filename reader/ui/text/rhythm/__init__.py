"""The texts of Rhythm."""
