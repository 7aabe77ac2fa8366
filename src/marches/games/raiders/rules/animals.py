"""Animals: taking one from the display, tucking it at a slot, swapping an eagle for a horse."""

from __future__ import annotations

from typing import ClassVar, Final

from marches.games.raiders.edge.preview import animal_lines
from marches.games.raiders.rules.actions import RETUCK, RETURN_EAGLE, SHOW_ANIMAL, TAKE_ANIMALS, TUCK, Pick
from marches.games.raiders.rules.goods import discard_cards, lacking, spend, too_little
from marches.games.raiders.rules.state import RaidersChance, RaidersDecision, RaidersGame, RaidersStep
from marches.games.raiders.rules.tables import (
    ANIMAL_DISCOUNT,
    ANIMALS,
    AT_LOCATION,
    CARD,
    CREW,
    DISPLAY,
    EAGLE,
    EITHER,
    HORSE,
    NONE,
    SIDES,
    SILVER,
    SLOTS,
    Effect,
)
from marches.kernel.deck import kind_at, pour
from marches.kernel.line import Fact, Line, Reason
from marches.kernel.step import Seat

ALONE: Final = Line("raiders-preview-nobody")


def exhausted(g: RaidersGame) -> bool:
    """raiders:village.stables.exhausted  Deck and discard pile empty: nobody gains animals any more."""
    return g.animals_left + g.animals_piled == 0


def animal_discount(g: RaidersGame, seat: Seat, side: int, location: int) -> int:
    """What the crew takes off the silver price of an animal at a location."""
    less = 0
    for slot in range(SLOTS):
        card = g.member(seat, slot)
        if card >= 0 and g.kit.trigger[card] == AT_LOCATION and g.kit.trigger_location[card] == location:
            for effect in g.kit.ability[card]:
                if effect.op == ANIMAL_DISCOUNT and effect.side in (side, EITHER):
                    less += effect.amount * g.times(seat, slot)
    return less


def animal_silver(g: RaidersGame, seat: Seat, effect: Effect, location: int) -> int:
    """The silver an animal costs after the crew's discount."""
    return max(0, effect.pay.amount(SILVER) - animal_discount(g, seat, effect.side, location))


def can_take_animal(g: RaidersGame, seat: Seat, effect: Effect, spare: int, location: int) -> bool:
    """Whether a player can take an animal now. `spare` hand cards are already spoken for."""
    if exhausted(g) or g.has(seat, SILVER) < animal_silver(g, seat, effect, location):
        return False
    return lacking(g, seat, effect.pay, spare) in (NONE, SILVER)


def why_not_animal(g: RaidersGame, seat: Seat, effect: Effect, spare: int, location: int) -> Reason | None:
    """raiders:village.stables.eagle, raiders:village.stables.horse  Why a player cannot take an animal now."""
    if exhausted(g):
        return Reason("raiders:village.stables.exhausted", "raiders-why-no-animals")
    silver = animal_silver(g, seat, effect, location)
    if g.has(seat, SILVER) < silver:
        facts: dict[str, Fact] = {"good": "good:silver", "have": g.has(seat, SILVER), "need": silver}
        return Reason("raiders:term.exchange", "raiders-why-too-little", facts)
    short = lacking(g, seat, effect.pay, spare)
    return None if short in (NONE, SILVER) else too_little(g, seat, effect.pay, short, spare)


def take_animal(g: RaidersGame, seat: Seat, effect: Effect, location: int) -> None:
    """Pay, then choose an animal of the display."""
    silver = animal_silver(g, seat, effect, location)
    for i in range(len(effect.pay.kinds)):
        kind = effect.pay.kinds[i]
        if kind != CARD:
            spend(g, seat, kind, silver if kind == SILVER else effect.pay.amounts[i])
    g.then_one(CHOOSE_ANIMAL[seat * 3 + effect.side])
    if effect.pay.cards:
        g.then_one(discard_cards(seat, effect.pay.cards))


class ChooseAnimal(RaidersDecision[Pick]):
    """raiders:village.stables.display  Choose one of the three animals on display, as an eagle or as a horse."""

    rule: ClassVar[str] = "raiders:village.stables.display"

    def __init__(self, seat: Seat, side: int) -> None:
        super().__init__(seat)
        self.side: Final = side

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        if self.side == EITHER:
            return [*TAKE_ANIMALS[EAGLE], *TAKE_ANIMALS[HORSE]]
        return [*TAKE_ANIMALS[self.side]]

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return self.candidates(g, seat)

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        animal = int(g.display[action.at])
        g.display[action.at] = NONE
        tell_taken(g, seat, animal, action.at2)
        g.then(REFILL[action.at], TuckAnimal(seat, animal, action.at2))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "side": f"side:{SIDES[self.side]}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return animal_lines(g.kit, int(g.display[action.at]), action.at2)


CHOOSE_ANIMAL: Final[list[ChooseAnimal]] = [ChooseAnimal(seat, side) for seat in range(4) for side in range(3)]


def tell_taken(g: RaidersGame, seat: Seat, animal: int, side: int) -> None:
    if g.events is not None:
        facts: dict[str, Fact] = {
            "seat": f"seat:{seat}",
            "animal": f"animal:{ANIMALS[animal]}",
            "side": f"side:{SIDES[side]}",
        }
        g.tell("raiders-did-take-animal", facts)


class RefillDisplay(RaidersStep):
    """raiders:village.stables.refill  As soon as an animal is taken, the deck replaces it."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, g: RaidersGame) -> None:
        if g.animals_left == 0:
            reshuffle_animals(g)
        if g.animals_left > 0:
            g.then_one(SHOW[self.position])


def reshuffle_animals(g: RaidersGame) -> None:
    """raiders:village.stables.reshuffle  The discard pile becomes the deck."""
    if g.animals_piled == 0:
        return
    pour(g.animal_pile, g.animal_deck)
    g.animals_left += g.animals_piled
    g.animals_piled = 0
    g.tell("raiders-did-reshuffle-animals", {})


class ShowAnimal(RaidersChance[Pick]):
    """raiders:setup.animal.display  The top animal card is laid face up in the row."""

    rule: ClassVar[str] = "raiders:village.stables.refill"

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def stream(self) -> str:
        return "animal-deck"

    def tickets(self, g: RaidersGame) -> int:
        return g.animals_left

    def outcome(self, g: RaidersGame, ticket: int) -> Pick:
        return SHOW_ANIMAL[kind_at(g.animal_deck, 0, len(ANIMALS), ticket)]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        g.animal_deck[action.at] -= 1
        g.animals_left -= 1
        g.display[self.position] = action.at
        if g.events is not None:
            facts: dict[str, Fact] = {
                "animal": f"animal:{ANIMALS[action.at]}",
                "position": f"display:{DISPLAY[self.position]}",
            }
            g.tell("raiders-did-show-animal", facts)


SHOW: Final[list[ShowAnimal]] = [ShowAnimal(position) for position in range(len(DISPLAY))]
REFILL: Final[list[RefillDisplay]] = [RefillDisplay(position) for position in range(len(DISPLAY))]


class TuckAnimal(RaidersDecision[Pick]):
    """raiders:village.stables.place-eagle, raiders:village.stables.place-horse  The animal goes to one of five slots.

    A crew member need not be there (raiders:village.stables.empty-slot), and it never moves again
    (raiders:village.stables.fixed).
    """

    rule: ClassVar[str] = "raiders:village.stables.replace"

    def __init__(self, seat: Seat, animal: int, side: int) -> None:
        super().__init__(seat)
        self.animal: Final = animal
        self.side: Final = side

    def holder(self, g: RaidersGame, slot: int) -> int:
        return g.eagle(self.seat, slot) if self.side == EAGLE else g.horse(self.seat, slot)

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        taken: list[Pick] = [RETUCK[self.side][slot] for slot in range(SLOTS) if self.holder(g, slot) >= 0]
        return [*TUCK[self.side], *taken]

    def why_not(self, g: RaidersGame, seat: Seat, action: Pick) -> Reason | None:
        """raiders:limit.animals  A slot has one eagle above and one horse below, so there are five of each."""
        holder = self.holder(g, action.at)
        if holder < 0 or action.verb == "replace-animal":
            return None
        facts: dict[str, Fact] = {
            "slot": f"slot:{action.at + 1}",
            "animal": f"animal:{ANIMALS[holder]}",
            "side": f"side:{SIDES[self.side]}",
        }
        return Reason("raiders:limit.animals", "raiders-why-animal-there", facts)

    def options(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        found: list[Pick] = []
        for slot in range(SLOTS):
            found.append(TUCK[self.side][slot] if self.holder(g, slot) < 0 else RETUCK[self.side][slot])
        return found

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:village.stables.replace  An animal that makes room is discarded."""
        slot = action.at
        old = self.holder(g, slot)
        if old >= 0:
            g.discard_animal(old)
        if self.side == EAGLE:
            g.eagles[seat * SLOTS + slot] = self.animal
            g.eagles_used &= ~(1 << slot)  # another eagle, not used this turn
        else:
            g.horses[seat * SLOTS + slot] = self.animal
        if g.events is not None:
            facts = {**self.facts(g), "slot": f"slot:{slot + 1}"}
            g.tell("raiders-did-tuck", facts)

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        lines: list[Line] = []
        old, member = self.holder(g, action.at), g.member(seat, action.at)
        if old >= 0:
            lines.append(Line("raiders-preview-discards-animal", {"animal": f"animal:{ANIMALS[old]}"}))
            lines.extend(animal_lines(g.kit, old, self.side))
        lines.append(Line("raiders-preview-member", {"card": f"crew:{CREW[member]}"}) if member >= 0 else ALONE)
        return lines

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {
            "seat": f"seat:{self.seat}",
            "animal": f"animal:{ANIMALS[self.animal]}",
            "side": f"side:{SIDES[self.side]}",
        }


class ReturnEagle(RaidersDecision[Pick]):
    """raiders:term.swap-eagle  First one of your eagles goes back to the row of animals."""

    rule: ClassVar[str] = "raiders:term.swap-eagle"

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [RETURN_EAGLE[slot] for slot in range(SLOTS) if g.eagle(seat, slot) >= 0]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        animal = g.eagle(seat, action.at)
        g.eagles[seat * SLOTS + action.at] = NONE
        if g.events is not None:
            g.tell("raiders-did-return-eagle", {"seat": f"seat:{seat}", "animal": f"animal:{ANIMALS[animal]}"})
        g.then_one(SwapForHorse(seat, animal))

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return animal_lines(g.kit, g.eagle(seat, action.at), EAGLE)


class SwapForHorse(RaidersDecision[Pick]):
    """raiders:term.swap-eagle  Then one of the other displayed animals is taken as a horse.

    The returned card lies in the row in its stead, so nothing is drawn.
    """

    rule: ClassVar[str] = "raiders:term.swap-eagle"

    def __init__(self, seat: Seat, returned: int) -> None:
        super().__init__(seat)
        self.returned: Final = returned

    def candidates(self, g: RaidersGame, seat: Seat) -> list[Pick]:
        return [*TAKE_ANIMALS[HORSE]]

    def apply(self, g: RaidersGame, seat: Seat, action: Pick) -> None:
        """raiders:term.swap-eagle.slot  The horse may go to any slot."""
        animal = int(g.display[action.at])
        g.display[action.at] = self.returned
        tell_taken(g, seat, animal, HORSE)
        g.then_one(TuckAnimal(seat, animal, HORSE))

    def facts(self, g: RaidersGame) -> dict[str, Fact]:
        return {"seat": f"seat:{self.seat}", "animal": f"animal:{ANIMALS[self.returned]}"}

    def preview(self, g: RaidersGame, seat: Seat, action: Pick) -> list[Line]:
        return animal_lines(g.kit, int(g.display[action.at]), HORSE)
