"""Tests play on the interpreted engine unless `MARCHES_ENGINE` says otherwise: there a class can be patched."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("MARCHES_ENGINE", "python")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those marked slow come first: at the end of a run one process would wait for the other to finish them."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
