"""What a client may look up: the games and what can be chosen in them, the rules, the server itself."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Literal, cast

from litestar import MediaType, Response, get
from litestar.params import Parameter

from marches import __version__, rules
from marches.bots import levels
from marches.kernel import game as game_module
from marches.kernel.rulebook import Challenge, Rulebook
from marches.kernel.setup import Lineup, Setup, SetupError, Value
from marches.server.context import Asked, Lang, lang_of, registry_of, speaker
from marches.server.glossary import sheet
from marches.server.problem import Problem
from marches.server.speech import Speaker, ready
from marches.server.wire_reference import (
    ChallengeOut,
    ChoiceOut,
    GameOut,
    GamesOut,
    LabelOut,
    LevelOut,
    LineupOut,
    ModuleOut,
    RuleOut,
    RulesOut,
    SampleOut,
    StatusOut,
    WordsOut,
)
from marches.text import Words

TAGS = ["reference"]
MOST_SEATS = 8
ENGINE = "interpreted" if str(game_module.__file__).endswith(".py") else "compiled"
Word = Annotated[str, Parameter(max_length=200)]


@get("/games", tags=TAGS, operation_id="games", summary="The games and what can be chosen in them")
async def games(request: Asked, lang: Lang = None) -> GamesOut:
    """Everything a form for a new table needs: seats, modules, options, levels of bots, in the viewer's language."""
    registry, say = registry_of(request), speaker(request)
    await ready(registry.library.names, say.lang)
    found = [_game(registry.library.book(name), say) for name in registry.library.names]
    known = [LevelOut(name, say.message(f"bots-level-{name}"), level.seconds) for name, level in levels.LEVELS.items()]
    return GamesOut(found, known, levels.DEFAULT)


@get("/words/{game:str}", tags=TAGS, operation_id="words", summary="What everything in a game is called and is for")
async def words(
    request: Asked, game: Annotated[str, Parameter(max_length=40)], lang: Lang = None
) -> Response[WordsOut]:
    """Names, print and rules of everything that views, facts and answers name as `kind:id`.

    A client that has them asks with `If-None-Match`, as browsers do: unless they have changed, nothing is sent again.
    """
    library = registry_of(request).library
    if game not in library:
        raise Problem(404, "server-setup-game", {"game": game, "known": ", ".join(library.names)})
    found = await asyncio.to_thread(sheet, library.book(game), lang_of(request))
    headers = {"etag": found.mark, "cache-control": "no-cache", "vary": "accept-encoding, accept-language"}
    if request.headers.get("if-none-match") == found.mark:
        return Response(cast(WordsOut, b""), status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "content-encoding": "gzip"}
        return Response(cast(WordsOut, found.packed), media_type=MediaType.JSON, headers=packed)
    return Response(cast(WordsOut, found.plain), media_type=MediaType.JSON, headers=headers)


@get("/rules", tags=TAGS, operation_id="rules", summary="Look rules up")
async def find_rules(
    request: Asked,
    search: Word = "",
    game: Word = "",
    start: Annotated[int, Parameter(ge=0, le=100_000)] = 0,
    limit: Annotated[int, Parameter(ge=1, le=500)] = 100,
    lang: Lang = None,
) -> RulesOut:
    """All rules of a game in the ledger's order, or those that hold every word of `search`, in either language."""
    if game and game not in rules.GAMES:
        raise Problem(404, "server-no-ledger", {"game": game, "known": ", ".join(rules.GAMES)})
    wanted = (game,) if game else rules.GAMES
    words = " ".join(search.lower().split())
    # In a separate thread: reading the ledgers takes a moment the first time.
    return await asyncio.to_thread(_listed, words, wanted, start, limit, lang_of(request))


@get("/rules/{rule:str}", tags=TAGS, operation_id="rule", summary="One rule")
async def one_rule(request: Asked, rule: Annotated[str, Parameter(max_length=120)], lang: Lang = None) -> RuleOut:
    """The ledger entry a question, a refusal or a problem names: `root:4.3.1`."""
    found = await asyncio.to_thread(_one, rule, lang_of(request))
    if found is None:
        raise Problem(404, "server-no-rule", {"rule": rule})
    return found


@get("/status", tags=TAGS, operation_id="status", summary="Whether the server is healthy")
async def status(request: Asked, lang: Lang = None) -> StatusOut:
    registry = registry_of(request)
    streams = sum(registry.open_streams.values())
    storage: Literal["ok", "failing"] = "failing" if registry.storage.failing else "ok"
    return StatusOut("marches", __version__, registry.boot, len(registry.in_memory), streams, ENGINE, storage)


def _one(rule: str, lang: str) -> RuleOut | None:
    """A rule by its id. Unlike `rules.find` it looks for no similar id, which takes long."""
    game = rule.partition(":")[0]
    found = rules.ledger(game).get(rule) if game in rules.GAMES else None
    return None if found is None else _rule(found, lang)


def _listed(search: str, games: tuple[str, ...], start: int, limit: int, lang: str) -> RulesOut:
    found = _found(search, games) if search else [rule for one in games for rule in rules.ledger(one).values()]
    shown = [_rule(rule, lang) for rule in found[start : start + limit]]
    return RulesOut(shown, max(0, len(found) - start - len(shown)))


@lru_cache(maxsize=500)
def _found(search: str, games: tuple[str, ...]) -> list[rules.Rule]:
    """The rules a search finds: people look for the same ones again and again."""
    return rules.search(search, games)


def _rule(rule: rules.Rule, lang: str) -> RuleOut:
    return RuleOut(rule.id, rule.kind, rule.module, rule.text(lang), rule.source, _title(rule.id, lang))


def _title(rule: str, lang: str) -> str:
    """The title of the innermost chapter that has one."""
    words, parts = Words(lang), rule.replace(":", ".").split(".")
    found = [f"rules-{'-'.join(parts[:depth])}" for depth in range(len(parts), 1, -1)]
    return next((words.message(key) for key in found if words.knows(key)), "")


def _game(book: Rulebook, say: Speaker) -> GameOut:
    samples = book.sample_setups()
    usual = {count: row for count in range(1, MOST_SEATS) if (row := _usual(book, count))}
    counts = sorted({*usual, *[len(setup.seats) for setup in samples]})
    rows = [*usual.values(), *[list(setup.seats) for setup in samples]]
    labels = dict.fromkeys([label for row in rows for label in row])
    return GameOut(
        name=book.name,
        words=_name(book, say),
        rules=book.version,
        players=counts,
        seats={str(count): row for count, row in usual.items()},
        labels=[LabelOut(label, say.thing(book.name, "label", label)) for label in labels],
        modules=[
            ModuleOut(
                module.name,
                say.thing(book.name, "module", module.name),
                list(module.requires),
                list(module.excludes),
                [count for count in counts if count in module.players],
            )
            for module in book.modules.values()
        ],
        choices=[
            ChoiceOut(
                choice.name,
                say.thing(book.name, "choice", choice.name),
                choice.default,
                list(choice.values),
                [_value(book, choice.name, value, say) for value in choice.values],
            )
            for choice in book.choices
            if choice.offered
        ],
        samples=[_sample(setup) for setup in samples],
        guides=[_sample(setup) for setup in book.guides()],
        challenges=[_challenge(one, say) for one in book.challenges()],
        lineups=[_lineup(book, lineup, say) for lineup in book.lineups()],
        terms=book.terms,
    )


def _name(book: Rulebook, say: Speaker) -> str:
    key = f"{book.name}-name"
    return say.message(key) if Words(say.lang).knows(key) else book.name


def _value(book: Rulebook, choice: str, value: Value, say: Speaker) -> str:
    """A value has the name of its choice (`root-map-winter`) or its own (`root-value-random`)."""
    own = say.thing(book.name, choice, str(value))
    return own if own != str(value) else say.thing(book.name, "value", str(value))


def _challenge(one: Challenge, say: Speaker) -> ChallengeOut:
    setup = one.setup
    return ChallengeOut(
        list(setup.seats),
        list(setup.modules),
        dict(setup.options),
        one.id,
        one.level,
        say.say(one.title),
        say.say(one.story),
        say.say(one.goal),
    )


def _sample(setup: Setup) -> SampleOut:
    return SampleOut(list(setup.seats), list(setup.modules), dict(setup.options))


def _lineup(book: Rulebook, lineup: Lineup, say: Speaker) -> LineupOut:
    setup = lineup.setup
    heading = say.thing(book.name, "lineup", lineup.group)
    return LineupOut(
        list(setup.seats), list(setup.modules), dict(setup.options), lineup.id, lineup.group, heading, lineup.advised
    )


def _usual(book: Rulebook, count: int) -> list[str]:
    """The seats a table of that many gets by itself; none where the game needs something chosen."""
    try:
        labels = book.seat_labels(count)
        if len(labels) != count:
            return []
        book.check(Setup(book.name, book.version, tuple(labels)))
    except (SetupError, ValueError, IndexError, KeyError):
        return []
    return labels
