"""What there is to look up, as rows of plain data: cards and their faces, rules, editions, scenarios."""
