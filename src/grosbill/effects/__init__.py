"""The vocabulary that cards are written in, and the words it is read out in."""
