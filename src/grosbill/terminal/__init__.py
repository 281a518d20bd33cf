"""The game in a terminal: a screen, a prompt, saved games."""
