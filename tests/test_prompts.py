"""Being asked: how often a person is asked in vain."""

from __future__ import annotations

import pytest

from grosbill.sim.prompts import idle_prompts


@pytest.mark.fuzz
def test_few_prompts_on_others_turns_have_nothing_to_offer() -> None:
    """At most one in five; a few games of each edition tell, the bench counts a hundred."""
    assert idle_prompts(24) <= 0.2
