"""A wrong data file is refused when it is read, and the message names file, item and field."""

import pytest

from marches.games.components import DataError
from marches.games.raiders.edge.components import files_as_shipped, inventory, read

WRONG = [
    ("crew", "op: reroll-dice, count: 1", "op: reroll-the-dice, count: 1", "crew.yaml: crew 'brawler': field 'op'"),
    (
        "crew",
        "op: reroll-dice, count: 1",
        "op: reroll-dice",
        "crew.yaml: crew 'brawler': reroll-dice needs field 'count'",
    ),
    (
        "crew",
        "op: reroll-dice, count: 1",
        "op: heal, count: 1",
        "crew.yaml: crew 'brawler': field 'op': 'heal' cannot act",
    ),
    ("crew", "civ: cimmeria", "civ: scythia", "crew.yaml: crew 'herdsman': field"),
    ("setup", "kept: 3", "kept: 2", "setup.yaml: the number of opening cards given up is 3, expected 2"),
    ("crew", "copies: 2", "copies: 3", "crew.yaml: the number of crew cards is 77, expected 76"),
    ("crew", "    cost: 2\n", "", "crew.yaml: crew 'brawler': Object missing required field `cost`"),
    ("crew", "id: herdsman", "id: brawler", "crew.yaml: crew: 'brawler' is listed twice"),
    ("crew", "{card: 2}", "{cards: 2}", "crew.yaml: crew 'brawler': field 'resources': unknown 'cards'"),
    ("heroes", "kumis: 4", "kumis: 0", "heroes.yaml: hero 'vadasz': gain: kumis must be at least 1"),
    ("heroes", "status: confirmed", "status: sure", "heroes.yaml: heroes 'vadasz': Invalid enum value 'sure'"),
    ("board", "worker: grey", "worker: red", "board.yaml: the number of grey workers above raid spaces is 10"),
    ("board", "market]", "bazaar]", "board.yaml: village: field 'workers_at_start': unknown 'bazaar'"),
    ("solo", "blocks: silversmith", "blocks: smith", "solo.yaml: scheme 'scheme-01': field 'blocks': unknown 'smith'"),
    ("solo", "target: 1", "target: 7", "solo.yaml: scheme 'scheme-01': field 'target'"),
    (
        "quests",
        "vp: 5,",
        "vp: 5, strength: 2,",
        "quests.yaml: quest 'q01': needs either field 'pay' or field 'strength'",
    ),
    ("animals", "kind: town", "kind: village", "animals.yaml: animals 'animal-04': Invalid enum value 'village'"),
    ("dice", "count: 2", "count: 3", "dice.yaml: the dice is"),
    ("setup", "gold: 14", "golds: 14", "setup.yaml: the kinds of plunder is"),
]


@pytest.mark.parametrize(("file", "right", "wrong", "message"), WRONG)
def test_a_wrong_file_is_refused(file: str, right: str, wrong: str, message: str) -> None:
    files = files_as_shipped()
    assert right in files[file]
    files[file] = files[file].replace(right, wrong, 1)
    with pytest.raises(DataError) as caught:
        read(files)
    assert str(caught.value).startswith(message)


def test_the_inventory_lists_every_component_once() -> None:
    listed = [(item.kind, item.id) for item in inventory()]
    assert len(listed) == len(set(listed)) == 8 + 4 + 12 + 38 + 8 + 13 + 26 + 3 + 4 + 14 + 1
    assert {item.status for item in inventory()} == {"confirmed", "partial", "stand-in"}
