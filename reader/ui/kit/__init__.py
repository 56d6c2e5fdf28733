"""Parts that all of the window is made of: theme, fonts, icons, painting, controls, sheets, messages, actions. GUI thread only."""
