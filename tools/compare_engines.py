"""Plays the same random games on the interpreted and the compiled engine. Every record must be the same.

`python tools/compare_engines.py` runs itself once under each engine and compares what they print.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINES = {"interpreted": "python", "compiled": "compiled"}
"""What `MARCHES_ENGINE` calls them."""
SEEDS = range(2)


def digests() -> None:
    """Print one digest per game: its record, everything visible at its end, and everything told on the way."""
    import msgspec

    from marches import records
    from marches.games import GAMES, rulebook
    from marches.kernel import game as kernel_game
    from marches.testing.conformance import fingerprint, random_table

    print("compiled" if not kernel_game.__file__.endswith(".py") else "interpreted")
    for name in GAMES:
        book = rulebook(name)
        for number, setup in enumerate(book.sample_setups()):
            for seed in SEEDS:
                table = random_table(book, setup, seed)
                digest = hashlib.sha256(records.dumps(table.record) + fingerprint(book, table.game))
                digest.update(msgspec.json.encode([entry.events for entry in table.entries]))
                print(name, number, ",".join(setup.seats), ",".join(setup.modules), seed, digest.hexdigest())


def main() -> None:
    heard = {}
    for engine, choice in ENGINES.items():
        env = {**os.environ, "MARCHES_ENGINE": choice}
        command = [sys.executable, __file__, "digests"]
        done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"The {engine} engine failed:\n{done.stderr}")
        first, *heard[engine] = done.stdout.splitlines()
        if first != engine:
            sys.exit(f"The {engine} engine was to be run, yet the {first} one answered.")
    different = [pair for pair in zip(heard["interpreted"], heard["compiled"], strict=True) if pair[0] != pair[1]]
    if different:
        sys.exit("The compiled engine plays differently:\n" + "\n".join(f"{a}\n{b}" for a, b in different))
    print(f"{len(heard['compiled'])} random games are the same on both engines.")


if __name__ == "__main__":
    digests() if sys.argv[1:] == ["digests"] else main()
