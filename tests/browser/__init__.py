"""The page in a real browser, driven by robots that know only its contract (`data-move` and its like)."""
