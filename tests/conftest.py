"""Tests use the interpreted engine, where classes can be patched, unless `MARCHES_ENGINE` says otherwise."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("MARCHES_ENGINE", "python")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run tests marked slow first. At the end of a run one process would have to wait for the other to finish them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
