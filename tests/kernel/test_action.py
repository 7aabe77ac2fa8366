"""Interned actions and their JSON form."""

import pytest

from marches.kernel.action import Action, ActionTable, UnknownAction


def table() -> ActionTable:
    actions = ActionTable("toy", {"from": "clearing", "count": "number"})
    actions.add(Action("move", {"from": 5, "count": 2}))
    actions.add(Action("move", {"from": 6, "count": 2}))
    actions.add(Action("pass"))
    return actions


def test_an_action_is_found_by_its_form_and_by_its_code() -> None:
    actions = table()
    found = actions.find({"count": 2, "verb": "move", "from": 6})
    assert found is actions[1]
    assert found.to_json() == {"verb": "move", "from": 6, "count": 2}
    assert [action.code for action in actions.actions] == [0, 1, 2]


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"verb": "fly"},
        {"verb": ["move"]},
        {"verb": "pass", "more": 1},
        {"verb": "move", "from": 5},
        {"verb": "move", "from": "5", "count": 2},
        {"verb": "move", "from": 5, "count": 2.0},
        {"verb": "move", "from": True, "count": 2},
    ],
)
def test_a_form_that_is_not_an_action_is_refused(form: dict[str, object]) -> None:
    with pytest.raises(UnknownAction, match="toy knows no answer"):
        table().find(form)


def test_an_action_says_what_it_touches() -> None:
    actions = table()
    assert actions.touches(actions[0]) == ["clearing:5"]
    assert repr(actions[0]) == "move from=5 count=2"


def test_two_actions_with_one_form_are_a_mistake() -> None:
    actions = table()
    with pytest.raises(ValueError, match="two actions read pass"):
        actions.add(Action("pass"))
