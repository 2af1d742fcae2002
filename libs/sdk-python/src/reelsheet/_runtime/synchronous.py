"""Waiting, files and connections of threads. The module beside this one has the same names for `await`."""

import time
from collections.abc import Callable, Iterable
from threading import Condition, Lock
from time import sleep
from typing import ParamSpec, TypeVar

from httpx2 import Client as HttpClient
from httpx2 import HTTPTransport as HttpTransport

P = ParamSpec("P")
T = TypeVar("T")

__all__ = ["Condition", "HttpClient", "HttpTransport", "Lock", "in_thread", "now", "settled", "sleep", "together", "wait_on"]


def wait_on(condition: Condition, seconds: float | None) -> None:
    """Wait until the condition is notified, at most so long."""
    condition.wait(seconds)


def in_thread(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call a function that waits for a disk."""
    return function(*args, **kwargs)


def settled(_value: object) -> None:
    """Take what a function of the caller returns."""


def together(calls: Iterable[T]) -> list[T]:
    """Return the results of calls."""
    return list(calls)


now = time.monotonic
