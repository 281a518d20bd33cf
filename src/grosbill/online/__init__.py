"""The online table: people, time and storage around the game; never a rule."""
