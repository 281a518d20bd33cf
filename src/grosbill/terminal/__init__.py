"""The game in a terminal: a screen, a prompt, and what the commands of the command line show."""
