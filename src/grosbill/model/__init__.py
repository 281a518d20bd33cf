"""The nouns of the game: state, seats, steps, moves, events, settings, refusals."""
