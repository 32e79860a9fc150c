"""Builds the extension module with CMake. pyproject.toml has the rest."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

HERE = pathlib.Path(__file__).resolve().parent
# A source distribution contains the C++ sources; in the repository they are one folder up.
IN_DISTRIBUTION = HERE / "core"
CORE = IN_DISTRIBUTION if IN_DISTRIBUTION.exists() else HERE.parent
SOURCES = ["CMakeLists.txt", "LICENSE", "NOTICE", "cmake", "editions", "lessons", "messages", "docs/rules", "src"]


class BuildWithCMake(build_ext):
    """Runs CMake in place of the compiler."""

    def build_extension(self, extension: Extension) -> None:
        module = pathlib.Path(self.get_ext_fullpath(extension.name)).resolve()
        build = pathlib.Path(self.build_temp).resolve()
        cores = str(os.cpu_count() or 1)
        configure = ["-DCMAKE_BUILD_TYPE=Release", "-DMOTHERLODE_PYTHON=ONLY", f"-DPython_EXECUTABLE={sys.executable}"]
        if shutil.which("ninja"):
            configure.append("-GNinja")
        configure += shlex.split(os.environ.get("CMAKE_ARGS", ""))
        subprocess.run(["cmake", "-S", str(CORE), "-B", str(build), *configure], check=True)
        subprocess.run(["cmake", "--build", str(build), "--parallel", cores, "--target", "motherlode_python"], check=True)
        [built] = (build / "python" / "motherlode").glob("_core*.so")
        module.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(built, module)


class SourceDistribution(sdist):
    """Adds the C++ sources."""

    def make_release_tree(self, base_dir: str, files: list) -> None:
        super().make_release_tree(base_dir, files)
        for name in SOURCES:
            source, target = CORE / name, pathlib.Path(base_dir) / "core" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if source.is_dir():
                shutil.copytree(source, target, dirs_exist_ok=True)
            else:
                shutil.copyfile(source, target)


setup(
    version=re.search(r"VERSION (\S+)", (CORE / "CMakeLists.txt").read_text().split("project(")[1])[1],
    ext_modules=[Extension("motherlode._core", [])],
    cmdclass={"build_ext": BuildWithCMake, "sdist": SourceDistribution},
)
