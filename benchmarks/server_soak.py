"""The long run of restarts: `server_soak.py [HOW_MANY] [sqlite|postgresql]` kills a server that often, on each kind."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from tests.server.client import hang_up
from tests.server.restarts import cycles
from tests.server.servers import Cluster

from marches.games import GAMES

DEFAULT = 200
CHUNK = 20
"""Tables grow in number with every kill: a fresh set of them after this many."""


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT
    cluster = Cluster()
    cluster.start()
    try:
        for kind in sys.argv[2:] or ("sqlite", "postgresql"):
            for first in range(0, wanted, CHUNK):
                with tempfile.TemporaryDirectory() as name:
                    folder = Path(name)
                    database = str(folder / "marches.db") if kind == "sqlite" else cluster.new_database()
                    seen = cycles(folder, database, min(CHUNK, wanted - first), 0.5, first, GAMES)
                    print(kind, seen, flush=True)
                    hang_up()
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
