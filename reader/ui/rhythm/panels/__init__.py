"""Lower half of Rhythm: scorecard, budget and courtesy. GUI thread only."""
