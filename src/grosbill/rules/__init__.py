"""The verbs of the game, one file a topic, named as in the clauses."""
