"""Waiting, files and connections for `await`. The module beside this one has the same names."""

import asyncio
import time
from asyncio import Condition, Lock, sleep
from collections.abc import Awaitable, Callable, Iterable
from inspect import isawaitable
from typing import ParamSpec, TypeVar

from httpx2 import AsyncClient as HttpClient
from httpx2 import AsyncHTTPTransport as HttpTransport

P = ParamSpec("P")
T = TypeVar("T")

__all__ = ["Condition", "HttpClient", "HttpTransport", "Lock", "in_thread", "now", "settled", "sleep", "together", "wait_on"]


async def wait_on(condition: Condition, seconds: float | None) -> None:
    """Wait until the condition is notified, at most so long."""
    try:
        await asyncio.wait_for(condition.wait(), seconds)
    except TimeoutError:
        pass


async def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that waits for a disk."""
    return await asyncio.to_thread(function, *args, **kwargs)


async def settled(value: object) -> None:
    """Wait for what a function of the caller returns, if that can be awaited."""
    if isawaitable(value):
        await value


async def together(calls: Iterable[Awaitable[T]]) -> list[T]:
    """Return the results of calls, which run at the same time."""
    return list(await asyncio.gather(*calls))


now = time.monotonic
