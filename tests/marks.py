"""`@rule("root:4.3.1")` says which ledger rules a test covers; `marches coverage` reads it."""

import pytest

rule = pytest.mark.rule
