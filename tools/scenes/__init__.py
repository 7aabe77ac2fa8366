"""Moments of a game that the pictures show: each table begins in the middle of a game, with somebody who is asked.

One file has the scenes of one game or of one box of it. `python tools/pictures.py FOLDER scythe-combat` takes one.
"""

from tools.scenes import fenris, raiders, root, scythe, together
from tools.scenes.staging import Scene, StagedRaiders, StagedRoot, StagedScythe

SCENES: dict[str, Scene] = {**root.SCENES, **raiders.SCENES, **scythe.SCENES, **fenris.SCENES, **together.SCENES}
ROOT, RAIDERS, SCYTHE = StagedRoot(), StagedRaiders(), StagedScythe()
for _book in (ROOT, RAIDERS, SCYTHE):
    _book.set({name: scene for name, scene in SCENES.items() if scene.game == _book.name})
GAMES = [argument for book in ("ROOT", "RAIDERS", "SCYTHE") for argument in ("--game", f"tools.scenes:{book}")]
"""Makes a server offer the scenes."""
