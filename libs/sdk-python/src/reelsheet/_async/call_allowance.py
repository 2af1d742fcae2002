"""Calls that are left of the caller's limits."""

import re
from collections.abc import Mapping
from math import inf

from .._runtime import asynchronous as runtime

# A limit in the header `RateLimit`: `"user";r=1100;t=30`.
LIMIT = re.compile(r'"[^"]{0,100}";r=(\d{1,10});t=(\d{1,6})')


class CallAllowance:
    """Keeps the calls to one service within what its responses say is left of the caller's limits."""

    def __init__(self) -> None:
        self._left = inf
        self._resets_at = 0.0
        self._active = 0
        self._changed = runtime.Condition()

    async def enter(self) -> None:
        """Return when a request may be sent; each one must be followed by `leave`."""
        async with self._changed:
            while self._left <= self._active and runtime.now() < self._resets_at:
                await runtime.wait_on(self._changed, self._resets_at - runtime.now())
            self._active += 1

    async def leave(self, headers: Mapping[str, str] | None) -> None:
        """Take what a response says, whose limit with the least left counts."""
        limits = [(int(left), int(seconds)) for left, seconds in LIMIT.findall((headers or {}).get("RateLimit", ""))]
        async with self._changed:
            self._active -= 1
            if limits:
                # Requests under way are among those that will be counted.
                self._left, seconds = min(limits)
                self._resets_at = runtime.now() + seconds
            self._changed.notify()
