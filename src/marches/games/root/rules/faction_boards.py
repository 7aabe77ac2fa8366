"""What is printed on the faction boards, as tables: each game's own, reached through the position (`g.kit.mats`)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from marches.games.root.edge import components as data


@final
class MarquiseMat:
    """root:marquise.track.cost, marquise.track.vp, marquise.track.draw  By number of buildings of a type on the map."""

    def __init__(self, found: data.Faction) -> None:
        self.actions: Final = found.numbers["actions"]
        self.costs: Final = vec[i64](found.tracks["cost"])
        """Wood, the same for every type."""
        types = ("sawmill", "workshop", "recruiter")
        self.points: Final = vec[i64]([points for name in types for points in found.tracks[f"points-{name}"]])
        """By type, then by number of buildings."""
        self.draws: Final = found.tracks["draw-recruiter"]
        """Extra cards that each recruiter uncovers."""


@final
class EyrieMat:
    """root:eyrie.track  The roost track, by roosts on the map."""

    def __init__(self, found: data.Faction) -> None:
        self.points: Final = found.tracks["points"]
        self.draws: Final = found.tracks["draw"]
        columns = ["recruit", "move", "battle", "build"]
        self.viziers: Final = vec[i64](
            [sum([1 << columns.index(name) for name in leader.viziers]) for leader in found.leaders]
        )
        """root:7.8.1, 7.8.2, 7.8.3, 7.8.4  By leader: the columns of the Loyal Viziers."""


@final
class AllianceMat:
    """root:alliance.track.cost, alliance.track.vp  The sympathy track, by tokens already on the map."""

    def __init__(self, found: data.Faction) -> None:
        self.costs: Final = vec[i64](found.tracks["cost"])
        self.points: Final = vec[i64](found.tracks["points"])
        self.limit: Final = found.numbers["supporters"]
        self.start_supporters: Final = found.numbers["supporters-start"]
        self.martial_law: Final = found.numbers["martial-law"]
        self.revolt: Final = found.numbers["revolt"]


@final
class VagabondMat:
    """root:vagabond.relationship-track  The relationship chart, and the numbers of his turn."""

    def __init__(self, found: data.Faction, limits: data.Limits) -> None:
        self.aids: Final = found.tracks["aids"]
        """Aids from each space of the Allied track to the next."""
        self.points: Final = found.tracks["points"]
        """Points of the spaces after Indifferent."""
        self.allied_aid: Final = found.numbers["allied-aid"]
        self.infamy: Final = found.numbers["infamy"]
        self.refresh: Final = found.numbers["refresh"]
        self.refresh_tea: Final = found.numbers["refresh-tea"]
        self.draw: Final = found.numbers["draw"]
        self.track: Final = limits.track
        self.items: Final = limits.items
        self.per_bag: Final = limits.per_bag


@final
class LizardMat:
    """root:lizards.track  The garden tracks, by gardens of a suit on the map."""

    def __init__(self, found: data.Faction) -> None:
        self.points: Final = found.tracks["points"]
        self.draws: Final = found.tracks["draw"]
        self.crusade: Final = found.numbers["crusade"]
        self.convert: Final = found.numbers["convert"]
        self.sanctify: Final = found.numbers["sanctify"]
        self.start_warriors: Final = found.numbers["start-warriors"]


@final
class RiverfolkMat:
    """root:riverfolk.track  The trade-post tracks, by posts of a suit already placed."""

    def __init__(self, found: data.Faction) -> None:
        self.points: Final = found.tracks["points"]
        self.start_warriors: Final = found.numbers["start-warriors"]
        self.start_payments: Final = found.numbers["start-payments"]
        self.protection: Final = found.numbers["protectionism"]


@final
class MechanicalMat:
    """The numbers of the Mechanical Marquise."""

    def __init__(self, found: data.Faction) -> None:
        self.stay: Final = found.numbers["stay"]
        self.clearing_points: Final = found.numbers["points"]
        self.given_points: Final = found.numbers["given"]


@final
class FactionBoards:
    """Every faction's board."""

    def __init__(self, found: data.Components) -> None:
        named = {one.id: one for one in found.factions}
        self.marquise: Final = MarquiseMat(named["marquise"])
        self.eyrie: Final = EyrieMat(named["eyrie"])
        self.alliance: Final = AllianceMat(named["alliance"])
        self.vagabond: Final = VagabondMat(named["vagabond"], found.limits)
        self.lizards: Final = LizardMat(named["lizards"])
        self.riverfolk: Final = RiverfolkMat(named["riverfolk"])
        self.mechanical: Final = MechanicalMat(named["mechanical"])
