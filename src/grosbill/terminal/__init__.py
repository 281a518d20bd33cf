"""The game in a terminal: a screen, a prompt, saved games; and the help of the command line."""
