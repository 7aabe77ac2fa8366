"""Play the fixtures in this process, in several processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator

from marches.bots.arena.match import Outcome, play
from marches.bots.arena.schedule import Fixture, Plan
from marches.kernel.mistake import Mistake


def run(plan: Plan, fixtures: list[Fixture], workers: int = 1, ray_address: str | None = None) -> Iterator[Outcome]:
    """Yield the outcomes as they come."""
    if ray_address is not None:
        yield from _on_ray(plan, fixtures, workers, ray_address)
    elif workers > 1:
        yield from _in_processes(plan, fixtures, workers)
    else:
        for fixture in fixtures:
            yield play(plan, fixture)


def _in_processes(plan: Plan, fixtures: list[Fixture], workers: int) -> Iterator[Outcome]:
    jobs = [(plan, fixture) for fixture in fixtures]
    with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play, jobs)


def _ignore_interrupts() -> None:
    """Ctrl-C stops the arena itself; its workers exit with it, silently."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(job: tuple[Plan, Fixture]) -> Outcome:
    return play(*job)


def _on_ray(plan: Plan, fixtures: list[Fixture], workers: int, address: str) -> Iterator[Outcome]:
    """Play on Ray. At most two games per worker are queued at a time, so that an interrupted arena leaves little
    behind.
    """
    try:
        import ray
    except ImportError as error:
        raise Mistake("Ray is not installed here; install it with: pip install 'marches[cluster]'") from error
    if address == "local":
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    remote = ray.remote(play)
    waiting = list(reversed(fixtures))
    running: list[object] = []
    room = 2 * max(1, int(ray.cluster_resources().get("CPU", workers)))
    try:
        while waiting or running:
            while waiting and len(running) < room:
                running.append(remote.remote(plan, waiting.pop()))
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        ray.shutdown()
