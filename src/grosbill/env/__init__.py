"""The game as an environment for learners: `from grosbill.env import grosbill_v0` (docs/environment.md)."""

try:
    import gymnasium as _gymnasium
    import numpy as _numpy
    import pettingzoo as _pettingzoo
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"grosbill.env needs {error.name}, which is not installed here: pip install 'grosbill[env]'",
        name=error.name,
    ) from None

del _gymnasium, _numpy, _pettingzoo
