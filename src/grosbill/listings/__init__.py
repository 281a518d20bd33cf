"""What the commands print: cards, rules, editions, packs and tables for reading, and their own help."""
