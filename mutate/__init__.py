"""Breaks the rules on purpose, one small change at a time, and looks whether a scenario or a test notices."""
