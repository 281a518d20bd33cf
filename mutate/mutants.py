"""Small changes of a source file that should make a difference to somebody.

A comparison or a boolean operator turned, a number off by one, a condition negated, a statement left out,
a value not returned, `min` for `max`. Texts, type hints and assertions (`strict` in a `zip` is one) stay as
they are: nobody plays them. Neither does anybody meet another number for nobody: -1 stays -1, and whether
something is below 0 is asked the other way round, not off by one.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
_NOBODY = {"<": ">=", ">=": "<"}
_OPERATORS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}
_EXTREMES = {"min": "max", "max": "min"}
_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
EVERYWHERE = (0, 0)
"""In place of lines: what is changed is not run where it stands, so anything may notice."""


class Mutant(NamedTuple):
    """A piece of one file, what it becomes, and the lines that run it."""

    file: str
    function: str
    start: int
    end: int
    text: str
    line: int
    lines: tuple[int, int]
    before: str
    """The source line by itself, as it was; the mutation is known by this and by what it becomes."""
    becomes: str

    def applied(self, source: str) -> str:
        """The source with this change."""
        return source[: self.start] + self.text + source[self.end :]

    def diff(self) -> str:
        """Where it is, and the change in one line."""
        return f"{self.file}:{self.line}: {self.before}  ->  {self.becomes}"


def mutants_of(path: Path, name: str) -> list[Mutant]:
    """Every change of a file, in order."""
    source = path.read_text("utf-8")
    return sorted(set(_Finder(source, name).found()), key=lambda mutant: (mutant.start, mutant.text))


class _Finder:
    def __init__(self, source: str, name: str) -> None:
        self.source = source
        self.name = name
        self.rows = source.splitlines(keepends=True)
        self.encoded = [row.encode() for row in self.rows]
        self.offsets = [0]
        for row in self.rows:
            self.offsets.append(self.offsets[-1] + len(row))

    def found(self) -> Iterator[Mutant]:
        for statement in ast.parse(self.source).body:
            yield from self._statement(statement, "", outer=True)

    # --- statements ---------------------------------------------------------------------------------------

    def _statement(self, node: ast.stmt, function: str, *, outer: bool = False) -> Iterator[Mutant]:
        if (
            isinstance(node, (ast.Assert, ast.Import, ast.ImportFrom))
            or _is_text(node)
            or _is_for_types(node)
        ):
            return
        if isinstance(node, _DEFINITIONS):
            yield from self._definition(node)
            return
        lines = EVERYWHERE if outer else (node.lineno, _head(node))
        place = _Place(self, function, lines)
        if not outer:
            yield from self._left_out(node, place)
        for part in _expressions(node):
            yield from place.inside(part)
        for child in _blocks(node):
            yield from self._statement(child, function, outer=outer)

    def _definition(self, node: ast.FunctionDef | ast.ClassDef) -> Iterator[Mutant]:
        if isinstance(node, ast.FunctionDef):
            body = _Place(self, node.name, (node.body[0].lineno, node.end_lineno or node.lineno))
            for default in (*node.args.defaults, *(each for each in node.args.kw_defaults if each)):
                yield from body.inside(default)
        for child in node.body:
            outer = isinstance(node, ast.ClassDef)
            yield from self._statement(child, node.name, outer=outer)

    def _left_out(self, node: ast.stmt, place: _Place) -> Iterator[Mutant]:
        """A statement that is not made, a value that is not returned, a condition the other way round."""
        match node:
            case ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.AugAssign():
                yield place.mutant(node, "pass")
            case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                yield place.mutant(node, "pass")
            case ast.Continue() | ast.Break():
                yield place.mutant(node, "pass")
            case ast.Return(value=ast.expr() as value) if not _is_plain(value):
                yield place.mutant(value, "None")
            case ast.If(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare):
                yield place.mutant(test, f"not ({self.text(test)})")
            case _:
                pass

    # --- text ---------------------------------------------------------------------------------------------

    def offset(self, line: int, column: int) -> int:
        """Where a place is in the text; columns count bytes."""
        return self.offsets[line - 1] + len(self.encoded[line - 1][:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        end = self.offset(node.end_lineno or 0, node.end_col_offset or 0)
        return self.offset(node.lineno, node.col_offset), end

    def text(self, node: ast.expr | ast.stmt) -> str:
        """What is written there."""
        start, end = self.span(node)
        return self.source[start:end]


class _Place(NamedTuple):
    """What is being changed: somewhere in a function, run by some lines."""

    finder: _Finder
    function: str
    lines: tuple[int, int]

    def inside(self, node: ast.expr) -> Iterator[Mutant]:
        """Every change within an expression."""
        for part in _walked(node):
            match part:
                case ast.Compare():
                    yield from self._compared(part)
                case ast.BoolOp():
                    other = "or" if isinstance(part.op, ast.And) else "and"
                    for left, right in zip(part.values, part.values[1:], strict=False):
                        yield self._between(left, right, "and" if other == "or" else "or", other)
                case ast.UnaryOp(op=ast.Not()):
                    yield self.mutant(part, f"({self.finder.text(part.operand)})")
                case ast.BinOp() if type(part.op) in _OPERATORS:
                    yield self._between(part.left, part.right, *_OPERATORS[type(part.op)])
                case ast.Constant(value=bool(value)):
                    yield self.mutant(part, str(not value))
                case ast.Constant(value=int(number)):
                    yield self.mutant(part, str(number + 1))
                    if number:
                        yield self.mutant(part, str(number - 1))
                case ast.IfExp(test=test) if not isinstance(test, ast.Compare):
                    yield self.mutant(test, f"(not ({self.finder.text(test)}))")
                case ast.comprehension(ifs=tests):
                    for test in tests:
                        if not isinstance(test, ast.Compare):
                            yield self.mutant(test, f"not ({self.finder.text(test)})")
                case ast.Call(func=ast.Name(id=("min" | "max") as name) as function):
                    yield self.mutant(function, _EXTREMES[name])
                case _:
                    pass

    def _compared(self, node: ast.Compare) -> Iterator[Mutant]:
        sides = [node.left, *node.comparators]
        for left, right, operator in zip(sides, sides[1:], node.ops, strict=False):
            start, end = self.finder.span(left)[1], self.finder.span(right)[0]
            between = self.finder.source[start:end]
            words = between.replace("(", " ").replace(")", " ").split()
            sign = " ".join(word for word in words if not word.startswith("#"))
            if sign in between:
                at = start + between.index(sign)
                other = _NOBODY.get(sign) if _is_zero(right) else None
                yield self._piece(at, at + len(sign), other or _COMPARISONS[type(operator)])

    def _between(self, left: ast.expr, right: ast.expr, sign: str, other: str) -> Mutant:
        start = self.finder.source.index(sign, self.finder.span(left)[1], self.finder.span(right)[0])
        return self._piece(start, start + len(sign), other)

    def mutant(self, node: ast.expr | ast.stmt, text: str) -> Mutant:
        """A node that is something else."""
        return self._piece(*self.finder.span(node), text)

    def _piece(self, start: int, end: int, text: str) -> Mutant:
        source = self.finder.source
        first, last = source.rfind("\n", 0, start) + 1, source.find("\n", end)
        line = source.count("\n", 0, start) + 1
        before = " ".join(source[first:last].split())
        becomes = " ".join((source[first:start] + text + source[end:last]).split())
        place = (self.finder.name, self.function)
        return Mutant(*place, start, end, text, line, self.lines, before, becomes)


def _walked(node: ast.AST) -> Iterator[ast.AST]:
    """A node and all below it, but no assertion, no -1, and no 0 between somebody and nobody."""
    match node:
        case ast.keyword(arg="strict"):
            return
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=1)):
            return
        case ast.Compare(ops=[ast.Lt() | ast.GtE()], comparators=[ast.Constant(value=0)]):
            yield node
            yield from _walked(node.left)
            return
        case _:
            yield node
            for child in ast.iter_child_nodes(node):
                yield from _walked(child)


def _is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0 and node.value is not False


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_plain(node: ast.expr) -> bool:
    """Whether nothing in its place would hardly differ: None, 0, an empty text or list; or a yes or no."""
    if isinstance(node, ast.List | ast.Tuple):
        return not node.elts
    return isinstance(node, ast.Constant) and (not node.value or node.value is True)


def _is_for_types(node: ast.stmt) -> bool:
    """Whether only a type checker reads it."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias"


def _head(node: ast.stmt) -> int:
    """The last line of a statement without the statements inside it."""
    inner = [child.lineno for child in _blocks(node)]
    return max(min(inner) - 1, node.lineno) if inner else node.end_lineno or node.lineno


def _blocks(node: ast.stmt) -> Iterator[ast.stmt]:
    """The statements inside a statement."""
    for name in ("body", "orelse", "finalbody"):
        yield from getattr(node, name, ())
    for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
        yield from part.body


def _expressions(node: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself; hints and patterns are none."""
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.expr):
                yield part
            elif isinstance(part, ast.match_case) and part.guard is not None:
                yield part.guard
            elif isinstance(part, ast.withitem):
                yield part.context_expr
