"""Scenarios: the rules, executable. One YAML file a situation; `docs/scenarios.md` explains every key."""
