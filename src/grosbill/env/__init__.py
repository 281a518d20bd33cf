"""The game as an environment for learners: `from grosbill.env import grosbill_v0` (docs/environment.md)."""

from importlib import import_module

try:
    for name in ("numpy", "gymnasium", "pettingzoo"):
        import_module(name)
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"grosbill.env needs {error.name}, which is not installed here: pip install 'grosbill[env]'",
        name=error.name,
    ) from None
