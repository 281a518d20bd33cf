"""Structs rewritten as classes that mypyc makes native, and constants as such.

Every Struct of a compiled module is rewritten, in a copy of the sources. A field of a native class is read
and written without looking its name up, which is most of what compiling is worth here. In pure Python the
Structs are the faster ones: they are copied in C. A constant that is `Final` is found without looking its
name up, too: all names in capitals become so that are set once. What the garbage collector need not look at
(`gc=False`) it does not look at here either.

What is compiled refuses arguments of another type than the sources say, with errors that are not ours. Where
people call us with whatever they like, public functions take anything, so that they are the ones to refuse.

A module of the model is kept as it was beside its native one: its Structs are the form in which the records
are stored.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

_STRUCT = "msgspec.Struct"
_STORED = "_stored"  # as in model/records.py
_IMPORTS = """
from contextlib import suppress as _suppress
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final
with _suppress(ImportError):
    from mypy_extensions import mypyc_attr as _mypyc_attr
from msgspec import NODEFAULT as _NODEFAULT
from grosbill.model.native import Record as _Record
"""


class _Field(NamedTuple):
    """One field of a record."""

    name: str
    kind: str
    default: str
    by_name: bool  # it has to be given by its name

    @property
    def parameter(self) -> str:
        return f"{self.name}: {self.kind} = {self.default}" if self.default else f"{self.name}: {self.kind}"


class _Native:
    """A Struct, and what is written in its place."""

    def __init__(self, node: ast.ClassDef, base: _Native | None) -> None:
        options = {keyword.arg: ast.unparse(keyword.value) == "True" for keyword in node.keywords}
        self.node = node
        self.base = base
        self.frozen: bool = options.get("frozen", base is not None and base.frozen)
        self.equal: bool = options.get("eq", True)
        self.tracked: bool = options.get("gc", base is None or base.tracked)
        own = [
            _Field(
                ast.unparse(line.target),
                ast.unparse(line.annotation),
                ast.unparse(line.value) if line.value is not None else "",
                options.get("kw_only", False),
            )
            for line in node.body
            if isinstance(line, ast.AnnAssign)
        ]
        self.own = own
        self.fields: list[_Field] = [*(base.fields if base is not None else ()), *own]

    def lines(self) -> Iterator[str]:
        """The class."""
        name = self.node.name
        if not self.tracked:
            yield "@_mypyc_attr(acyclic=True)"
        yield f"class {name}({self.base.node.name if self.base is not None else '_Record'}):"
        for line in self._body():
            yield f"    {line}"

    def _body(self) -> Iterator[str]:
        yield repr(ast.get_docstring(self.node))
        names = [repr(field.name) for field in self.fields]
        yield f"__struct_fields__: _ClassVar[tuple[str, ...]] = {_row(names)}"
        yield f"__struct_defaults__: _ClassVar[tuple[_Any, ...]] = {_row(self._defaults())}"
        for field in self.own:
            yield f"{field.name}: {field.kind}"
        if self.fields:
            yield from self._init()
        yield from self._copy()
        if self.equal:
            yield from self._eq()
        for line in self.node.body:
            if isinstance(line, ast.FunctionDef):
                yield from ast.unparse(line).splitlines()

    def _defaults(self) -> list[str]:
        """From the first field that has one on."""
        given = [field.default or "_NODEFAULT" for field in self.fields]
        while given and given[0] == "_NODEFAULT":
            given.pop(0)
        return given

    def _init(self) -> Iterator[str]:
        placed = [field.parameter for field in self.fields if not field.by_name]
        named = [field.parameter for field in self.fields if field.by_name]
        yield f"def __init__(self, {', '.join([*placed, *(['*', *named] if named else [])])}) -> None:"
        for field in self.fields:
            yield f"    self.{field.name} = {field.name}"

    def _copy(self) -> Iterator[str]:
        given = [f"{field.name}=" * field.by_name + f"self.{field.name}" for field in self.fields]
        yield f"def __copy__(self) -> {self.node.name}:"
        yield f"    return {self.node.name}({', '.join(given)})"

    def _eq(self) -> Iterator[str]:
        name = self.node.name
        same = [f"self.{field.name} == other.{field.name}" for field in self.fields]
        yield "def __eq__(self, other: object) -> bool:"
        yield f"    if type(self) is not {name} or type(other) is not {name}:"
        yield "        return False"
        yield f"    assert isinstance(other, {name})"
        yield f"    return {' and '.join(same) or 'True'}"
        if self.frozen:
            yield "def __hash__(self) -> int:"
            yield f"    return hash({_row([repr(name), *[f'self.{field.name}' for field in self.fields]])})"


def rewrite(modules: Sequence[Path], doors: Sequence[Path] = ()) -> list[Path]:
    """Rewrite these modules, some of which people call; those that keep what was there."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in modules}
    natives = _natives(trees)
    model = [path for path, tree in trees.items() if path.parent.name == "model" and _own(tree, natives)]
    kept = [_keep(path, model) for path in model]
    for path, tree in trees.items():
        own = _own(tree, natives)
        text = path.read_text(encoding="utf-8")
        if path in doors:
            text = _open(text, tree)
        text = _rewritten(text, tree, own, [*_inherited(path, own, trees)])
        path.write_text(text, encoding="utf-8")
    return kept


def _open(text: str, tree: ast.Module) -> str:
    """A module whose public functions take arguments of any type; each stays on its line."""
    lines = text.splitlines()
    public = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    taken = [each.annotation for node in public for each in (*node.args.args, *node.args.kwonlyargs)]
    kinds = [kind for kind in taken if kind is not None]
    for kind in sorted(kinds, key=lambda kind: kind.col_offset, reverse=True):
        line = lines[kind.lineno - 1]
        lines[kind.lineno - 1] = line[: kind.col_offset] + "_Any" + line[kind.end_col_offset :]
    return "\n".join(lines) + "\n"


def _rewritten(text: str, tree: ast.Module, own: list[_Native], imports: list[str]) -> str:
    """A module with Structs and constants rewritten, from the end so that the places of the lines hold."""
    lines = text.splitlines()
    nodes = {native.node: native for native in own}
    constants = _constants(tree)
    for node in reversed(tree.body):
        if isinstance(node, ast.ClassDef) and node in nodes:
            lines[node.lineno - 1 : node.end_lineno] = nodes[node].lines()
        elif isinstance(node, ast.If) and node.orelse and ast.unparse(node.test) == "TYPE_CHECKING":
            # What is one thing for type checkers and another when it runs is the first: it is compiled so.
            lines[node.lineno - 1 : node.end_lineno] = [ast.unparse(part) for part in node.body]
        elif isinstance(node, ast.Assign | ast.AnnAssign) and (final := _final(node, constants)):
            lines[node.lineno - 1 : node.end_lineno] = final
        elif isinstance(node, ast.ImportFrom) and node.module == "__future__":
            lines[node.lineno : node.lineno] = [_IMPORTS, *imports]
    return "\n".join(lines) + "\n"


def _constants(tree: ast.Module) -> set[str]:
    """The names in capitals that a module sets once; a single letter is a type."""
    names = [
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    return {name for name in names if name.isupper() and len(name) > 1 and names.count(name) == 1}


def _final(node: ast.Assign | ast.AnnAssign, constants: set[str]) -> list[str]:
    """The lines that set constants for good; none if it is something else that is set."""
    if isinstance(node, ast.AnnAssign):
        kind = ast.unparse(node.annotation)
        if (
            ast.unparse(node.target) not in constants
            or kind.startswith(("Final", "TypeAlias"))
            or not node.value
        ):
            return []
        return [f"{ast.unparse(node.target)}: _Final[{kind}] = {ast.unparse(node.value)}"]
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        pairs = [*zip(target.elts, value.elts, strict=True)]
    else:
        pairs = [(target, value)]
    names = [ast.unparse(each) for each, _ in pairs]
    if len(node.targets) > 1 or not constants.issuperset(names):
        return []
    return [f"{name}: _Final = {ast.unparse(each)}" for name, (_, each) in zip(names, pairs, strict=True)]


def _natives(trees: dict[Path, ast.Module]) -> dict[str, _Native]:
    """All Structs by their name; a base may stand in a module that comes later."""
    found: dict[str, _Native] = {}
    waiting = [node for tree in trees.values() for node in tree.body if isinstance(node, ast.ClassDef)]
    more = True
    while more:
        more = False
        for node in waiting:
            bases = [ast.unparse(base) for base in node.bases]
            if node.name not in found and len(bases) == 1 and bases[0] in (_STRUCT, *found):
                found[node.name] = _Native(node, found.get(bases[0]))
                more = True
    return found


def _own(tree: ast.Module, natives: dict[str, _Native]) -> list[_Native]:
    """The Structs of one module."""
    return [native for native in natives.values() if native.node in tree.body]


def _inherited(path: Path, own: list[_Native], trees: dict[Path, ast.Module]) -> Iterator[str]:
    """Imports of what the fields speak of that a Struct has from another module."""
    for native in own:
        base = native.base
        home = next(
            (other for other, tree in trees.items() if base is not None and base.node in tree.body), path
        )
        if base is not None and home != path:
            said = ast.parse("\n".join([f"{field.kind}\n{field.default}" for field in base.fields]))
            names = {node.id for node in ast.walk(said) if isinstance(node, ast.Name)} - set(dir(builtins))
            yield f"from {'.'.join(home.with_suffix('').parts[-3:])} import {', '.join(sorted(names))}"


def _keep(path: Path, model: list[Path]) -> Path:
    """Keep a module as it is under another name, speaking of the others that are kept."""
    text = path.read_text(encoding="utf-8")
    for other in model:
        text = text.replace(f"grosbill.model.{other.stem} ", f"grosbill.model.{other.stem}{_STORED} ")
    kept = path.with_stem(path.stem + _STORED)
    kept.write_text(text, encoding="utf-8")
    return kept


def _row(values: list[str]) -> str:
    """A tuple."""
    return f"({', '.join(values)}{',' * bool(values)})"
