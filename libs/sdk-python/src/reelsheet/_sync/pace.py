# Generated from _async/pace.py (`npm run generate`).
"""The pace of the requests of one operation."""

from math import floor

from .._runtime import synchronous as runtime

# Maximum number of requests of one operation at the same time, which is reached while the API accepts all of them.
MAX_AT_ONCE = 16
# Share of the requests at the same time that remains after a rejection, and how many each success adds. Both are small,
# because all requests under way with a rejected one are likely rejected too.
REST_AFTER_REJECTION = 1 / 4
GROWTH_PER_SUCCESS = 1 / 32


class Pace:
    """Paces the requests of one operation.

    After 429 nothing is sent until the API accepts requests again, and then fewer at the same time; each success adds
    to their number. So many waiting calls do not all try again at once.
    """

    def __init__(self) -> None:
        self._limit = float(MAX_AT_ONCE)
        self._active = 0
        self._closed_until = 0.0
        self._changed = runtime.Condition()

    def enter(self) -> None:
        """Return when a request may be sent; each one must be followed by `leave`."""
        with self._changed:
            while True:
                closed_for = self._closed_until - runtime.now()
                if closed_for > 0:
                    runtime.wait_on(self._changed, closed_for)
                elif self._active < max(1, floor(self._limit)):
                    break
                else:
                    runtime.wait_on(self._changed, None)
            self._active += 1

    def leave(self) -> None:
        """Count a request that has ended."""
        with self._changed:
            self._active -= 1
            self._changed.notify()

    def accepted(self) -> None:
        """Allow more requests at the same time after a success."""
        with self._changed:
            self._limit = min(MAX_AT_ONCE, self._limit + GROWTH_PER_SUCCESS)
            self._changed.notify()

    def rejected(self, retry_after: float) -> None:
        """Close the pace: the API accepts no requests for some seconds."""
        with self._changed:
            # Requests that were sent together are rejected together, and count once.
            if runtime.now() >= self._closed_until:
                self._limit = max(1.0, self._limit * REST_AFTER_REJECTION)
            self._closed_until = max(self._closed_until, runtime.now() + retry_after)
