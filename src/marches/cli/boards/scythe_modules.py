"""Other endings and variants of Scythe in the terminal: the resolution tile, last turns, teams, the auction."""

from __future__ import annotations

from rich.text import Text

from marches.games.scythe.edge.extras import (
    BiddingView,
    InfraModsView,
    LastTurnsView,
    MechModsView,
    MissionView,
    PairView,
    ResolutionView,
    RivalsView,
    SpaceView,
    TeamsView,
    TrackView,
    extra_of,
)
from marches.games.scythe.edge.view import ScytheView
from marches.text import Words


class Modules:
    """The modules in a view. Shows nothing in a game without them."""

    def __init__(self, view: ScytheView, words: Words) -> None:
        self.extras = view.extras
        self.words = words

    def name(self, kind: str, thing: str) -> str:
        return str(self.words.fact("scythe", f"{kind}:{thing}"))

    def say(self, key: str, **facts: int | str) -> str:
        return self.words.message(f"cli-scythe-{key}", facts)

    def rows(self) -> list[Text]:
        """One line for each thing to know."""
        found: list[str] = []
        if tile := extra_of(self.extras, ResolutionView):
            found += self._resolution(tile)
        if ending := extra_of(self.extras, LastTurnsView):
            waiting = ", ".join(self.words.player(seat) for seat in ending.waiting) or "–"
            found.append(f"{self.say('last-turns')}: {waiting}")
        if teams := extra_of(self.extras, TeamsView):
            found += self._teams(teams)
        if mods := extra_of(self.extras, MechModsView):
            found += self._mech_mods(mods)
        if boosts := extra_of(self.extras, InfraModsView):
            found += self._infra_mods(boosts)
        if track := extra_of(self.extras, TrackView):
            found.append(f"{self.say('track')}: {', '.join(self._space(space) for space in track.spaces)}")
        if stars := extra_of(self.extras, RivalsView):
            found += self._rivals(stars)
        if auction := extra_of(self.extras, BiddingView):
            found += [self._pair(pair) for pair in auction.pairs]
        return [Text(row) for row in found]

    def _resolution(self, shown: ResolutionView) -> list[str]:
        marks = [self.say("ours")] if shown.ours else []
        marks += [self.say("turns-left", count=shown.turns_left)] if shown.turns_left is not None else []
        mark = f" ({', '.join(marks)})" if marks else ""
        rows = [f"{self.say('resolution')}: {self.name('resolution', shown.tile)}{mark}"]
        return rows + [self._mission(mission) for mission in shown.missions]

    def _mech_mods(self, shown: MechModsView) -> list[str]:
        """What is offered and chosen, until everyone has chosen. After that the mats show the abilities."""
        rows = [f"{self.say('mod-offered')}: {self.name('ability', mod)}" for mod in shown.offered]
        for mech, mod in shown.own.items():
            rows.append(f"{self.say('mod-placed')}: {self.name('mech', mech)}, {self.name('ability', mod)}")
        for seat, placed in enumerate(shown.placed):
            for mech, mod in placed.items():
                place = f"{self.words.player(seat)}, {self.name('mech', mech)}"
                rows.append(f"{self.say('mech-mod')}: {place}: {self.name('ability', mod)}")
        return rows

    def _infra_mods(self, shown: InfraModsView) -> list[str]:
        """The same for Mods beside the player mats."""
        rows = [f"{self.say('mod-offered')}: {self.name('infra-mod', mod)}" for mod in shown.offered]
        rows += [f"{self.say('mod-placed')}: {self.name('infra-mod', mod)}" for mod in shown.own]
        for seat, kept in enumerate(shown.kept):
            for mod in kept:
                mark = f" ({self.say('mod-used')})" if mod.used else ""
                rows.append(
                    f"{self.say('infra-mod')}: {self.words.player(seat)}: {self.name('infra-mod', mod.id)}{mark}"
                )
        return rows

    def _space(self, space: SpaceView) -> str:
        name = f"{self.name('triumph', space.triumph)} {space.need}" if space.need > 1 else ""
        name = name or self.name("triumph", space.triumph)
        other = f" / {self.name('triumph', space.other)} {space.other_need}" if space.other else ""
        return f"{name}{other}" + (f" ×{space.stars}" if space.stars > 1 else "")

    def _rivals(self, shown: RivalsView) -> list[str]:
        """Stars on bases: your own until everyone has chosen, then everyone's."""
        rows = [f"{self.say('rival-own')}: {self.words.player(int(base))} ★{n}" for base, n in shown.own.items()]
        for seat, stars in enumerate(shown.stars):
            for base, count in stars.items():
                pair = f"{self.words.player(seat)} → {self.words.player(int(base))}"
                rows.append(f"{self.say('rival')}: {pair} ★{count}")
        return rows

    def _mission(self, mission: MissionView) -> str:
        stars = "".join(f" ★ {self.words.player(seat)}" for seat in mission.starred)
        return f"{self.say('mission')}: {self.name('objective', mission.objective)}{stars}"

    def _teams(self, shown: TeamsView) -> list[str]:
        rows = []
        for team, stars, total in zip(shown.teams, shown.stars, shown.totals, strict=True):
            names = " + ".join(self.words.player(seat) for seat in team)
            rows.append(f"{self.say('team')}: {names}  ★ {stars}/{shown.most}  ${total}")
        return rows

    def _pair(self, pair: PairView) -> str:
        holder = f"{self.words.player(pair.holder)} ${pair.price}" if pair.holder >= 0 else "–"
        return f"{self.say('pair')}: {self.name('faction', pair.faction)} · {self.name('mat', pair.mat)}  {holder}"
