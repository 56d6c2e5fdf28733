"""Work that the engine has done in the background: a module for each kind."""
