"""Tests play on the interpreted engine unless `MARCHES_ENGINE` says otherwise: there a class can be patched."""

from __future__ import annotations

import os

os.environ.setdefault("MARCHES_ENGINE", "python")
