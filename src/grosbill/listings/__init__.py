"""What the commands print about cards, rules, editions and packs: rows for reading, and plain data."""
