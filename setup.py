"""Everything else is in pyproject.toml. A wheel that holds the compiled engine is for one Python on one system."""

from pathlib import Path

from setuptools import Distribution, setup


class Marches(Distribution):
    def has_ext_modules(self) -> bool:
        return Path("src/marches/compiled/manifest.json").is_file()


setup(distclass=Marches)
