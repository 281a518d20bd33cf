"""What is so: conditions, players, cards and numbers as the table stands; nothing here moves a card."""
