"""Many games at once, and how fast they go."""
