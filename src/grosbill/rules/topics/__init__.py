"""The rules by topic, named as in the clauses."""
