"""Bots that think on a Ray cluster: when a machine of it is lost, no table waits."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from marches.games import rulebook
from marches.kernel.mistake import Mistake
from marches.server.bots_pool import BotsPool
from marches.server.records import encode_line
from marches.server.thinkers import connect
from marches.table.table import Table
from tests.server.client import Seat, new_table, seats_of, until
from tests.server.servers import Server

pytest.importorskip("ray", reason="the extra 'cluster' is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture
def machines() -> Iterator[Any]:
    """A cluster of two machines that think, and one that only keeps the lists."""
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    cluster.thinking = [cluster.add_node(num_cpus=2) for _ in range(2)]
    cluster.wait_for_nodes()
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def kill_the_one_in_use(cluster: Any) -> None:
    """As a power cut would: the machine on which actors live."""
    from ray._private.state import actors

    connect(cluster.address)

    def used() -> set[str]:
        return {actor["Address"]["NodeID"] for actor in actors().values() if actor["State"] == "ALIVE"}

    lost = next(node for node in cluster.thinking if node.node_id in used())
    cluster.thinking.remove(lost)
    cluster.remove_node(lost, allow_graceful=False)
    until(lambda: lost.node_id not in used(), "the cluster has noticed")


@pytest.mark.slow
def test_a_bot_whose_machine_is_lost_answers_from_another_one(machines: Any) -> None:
    book = rulebook("raiders")
    table = Table(book, book.sample_setups()[0], bytes(16))

    async def play() -> None:
        pool = BotsPool(1, bots=machines.address)
        for turn in range(12):
            decision = table.game.decision
            assert decision is not None
            seat = decision.seats(table.game)[0]
            lines = [encode_line(line) for line in table.lines]
            answer = await pool.choose("t", table.setup, lines, seat, "wanderer", None)
            table.answer(seat, book.actions.find(answer))
            if turn == 5:
                await asyncio.to_thread(kill_the_one_in_use, machines)
        await pool.close()

    asyncio.run(play())


@pytest.mark.slow
def test_no_table_stalls_when_a_machine_is_lost(machines: Any, tmp_path: Path) -> None:
    running = Server(tmp_path, str(tmp_path / "marches.db"), None, "--bots", machines.address).start()
    tables = [seats_of(running.base, new_table(running.base, "toy", "lb"))[0] for _ in range(6)]
    rng = Random(1)

    def play_on(count: int) -> None:
        for seat in tables:
            for _ in range(count):
                until(partial(_is_mine, seat), "the bot has answered")
                seat.play_one(rng)

    play_on(3)
    kill_the_one_in_use(machines)
    play_on(4)
    running.stop()
    assert "Traceback" not in running.said(), running.said()


def _is_mine(seat: Seat) -> bool:
    page = seat.page()
    return page["state"] != "playing" or bool(page["question"] and page["question"]["options"])


def test_a_missing_cluster_is_reported_in_one_sentence() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "ray://", "127.0.0.1:99999999"):
        with pytest.raises(Mistake, match="No Ray cluster answers at"):
            connect(address)
