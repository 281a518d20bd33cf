"""What one seat, or a spectator, may know; and games that a seat cannot tell from the real one."""

from grosbill.views.determinize import Unseen
from grosbill.views.numbers import numbers
from grosbill.views.view import view

__all__ = ["Unseen", "numbers", "view"]
