"""Using a card: what may be used when and on what, and how it is announced and paid for."""
