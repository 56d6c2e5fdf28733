"""`beforehand --demo`: invented feeds from a server inside the process, so that anyone sees the main job offline."""
