"""What a press or two fingers do to rows beside choosing and scrolling. GUI thread only."""
