"""A server that cannot start says why in one sentence, if somebody can do something about it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from marches.kernel.mistake import Mistake
from marches.server.rows import StorageError

Message = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
FAILED = "lifespan.startup.failed"


async def started_plainly(app: Any, scope: Message, receive: Receive, send: Send) -> None:
    """Start and stop an application. If it fails because of a mistake, it reports only that mistake."""
    failed: list[Message] = []

    async def careful(message: Message) -> None:
        if message["type"] == FAILED:
            failed.append(message)
        else:
            await send(message)

    try:
        await app(scope, receive, careful)
    except BaseException as error:
        for message in failed:
            await send({**message, "message": sentence(error) or message["message"]})
        raise


def sentence(error: BaseException | None) -> str:
    """What a mistake, the database or the system said, however deep in the error. Empty for a bug of ours."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if error is None or isinstance(error, Mistake):
        return str(error or "")
    if isinstance(error, StorageError | SQLAlchemyError):
        cause = error.__cause__ if isinstance(error, StorageError) else error
        said = str(getattr(cause, "orig", None) or cause or error).strip().splitlines()
        return f"The database cannot be used: {said[0] if said else error}."
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}." if error.filename else str(error)
    return sentence(error.__cause__)
