"""The base of native records: it answers to what is asked of a Struct.

The compiled build has this file as `grosbill/model/native.py`.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, ClassVar

with suppress(ImportError):  # it is there to compile this, and need not be where it runs
    from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Record:
    """A record as a native class."""

    __struct_fields__: ClassVar[tuple[str, ...]] = ()
    __struct_defaults__: ClassVar[tuple[Any, ...]] = ()

    def __copy__(self) -> Record:
        """A shallow copy."""
        raise NotImplementedError

    def __replace__(self, **changes: Any) -> Record:
        """A copy with some fields changed."""
        new = self.__copy__()
        for name, value in changes.items():
            setattr(new, name, value)
        return new

    def __repr__(self) -> str:
        """As a Struct shows itself."""
        said = [f"{name}={getattr(self, name)!r}" for name in type(self).__struct_fields__]
        return f"{type(self).__name__}({', '.join(said)})"

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it can be pickled and copied deeply."""
        return rebuilt, (type(self), {name: getattr(self, name) for name in type(self).__struct_fields__})


def rebuilt(kind: Any, values: dict[str, Any]) -> Any:
    """A record from the values of its fields."""
    return kind(**values)
