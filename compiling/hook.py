"""Compiles the modules named in pyproject.toml when a wheel is built, if that is asked for (`make fast`).

Everything happens in a copy of the sources: a compiled file beside its source would go on running, whatever
is edited there.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))
import native

_CORES = os.cpu_count() or 1
# The files are seen as one when they are linked, so that small functions go into whoever calls them: a
# twentieth more decisions a second.
_AS_ONE = ["-flto=auto", "-fvisibility=hidden"]


class CompiledWheel(BuildHookInterface[Any]):
    """The build hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it into the wheel."""
        self.stage = Path(tempfile.mkdtemp(prefix="grosbill-"))
        shutil.copytree(Path(self.root, "src"), self.stage, dirs_exist_ok=True)
        modules = self._modules()
        self.app.display_info(f"{len(modules)} modules: types, then C")
        doors = [self.stage / "grosbill" / name for name in self.config["doors"]]
        changed = native.rewrite(modules, doors)
        base = self.stage / "grosbill" / "model" / "native.py"
        shutil.copy(Path(__file__).with_name("record.py"), base)
        with chdir(self.stage):
            built = _built(self._extensions([*modules, base]), self.app.display_info)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in [*modules, base, *changed]:
            build_data["force_include"][str(path)] = str(path.relative_to(self.stage))
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(self.stage / "built"))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Take the copy away."""
        shutil.rmtree(self.stage)

    def _modules(self) -> list[Path]:
        """The modules to compile: patterns, and those that stay as they are."""
        package = self.stage / "grosbill"
        left_out = {package / name for name in self.config["interpreted"]}
        found = {path for pattern in self.config["modules"] for path in package.glob(pattern)}
        return sorted(found - left_out)

    def _extensions(self, modules: Sequence[Path]) -> list[Any]:
        names = [str(path.relative_to(self.stage)) for path in modules]
        extensions = mypycify(
            ["--config-file=", "--explicit-package-bases", *names],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name="grosbill",
        )
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args += _AS_ONE
                extension.extra_link_args += _AS_ONE
        return extensions


def _built(extensions: list[Any], say: Callable[[str], None]) -> list[Path]:
    """Compile the extensions with all cores; the files that came of it."""
    command = build_ext(Distribution({"name": "grosbill", "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = "built", "objects", _CORES
    command.ensure_finalized()
    build = command.build_extensions

    def build_side_by_side() -> None:
        command.compiler.compile = partial(_side_by_side, command.compiler.compile, say)
        build()

    command.build_extensions = build_side_by_side
    command.run()
    return [Path(name).absolute() for name in command.get_outputs()]


def _side_by_side(
    compile_: Callable[..., list[str]], say: Callable[[str], None], sources: list[str], **options: Any
) -> list[str]:
    """Compile the files of one extension side by side; by itself setuptools does so with extensions only."""
    done: list[str] = []
    with ThreadPoolExecutor(_CORES) as pool:
        for objects in pool.map(lambda source: compile_([source], **options), sources):
            done += objects
            if len(done) % 20 == 0:
                say(f"{len(done)} of {len(sources)} files")
    return done
