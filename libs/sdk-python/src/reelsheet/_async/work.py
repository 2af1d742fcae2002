"""Work that goes on after the request that has started it."""

from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from typing import Any, Generic, Protocol, TypeVar, cast

from .._core.operation_row import WaitRule
from .._core.waiting import completed, has_ended, value_at
from .._runtime import asynchronous as runtime
from ..errors import ApiConnectionError, ReelsheetError, ResponseError
from .event_stream import seconds_until

HOUR = 3_600.0
FIRST_POLL = 1.0
MAX_POLL = 10.0

Data = TypeVar("Data")
Result = TypeVar("Result")
State = TypeVar("State")


class AsyncWorkRequests(Protocol):
    """Requests that a wait needs."""

    async def read(self, fields: dict[str, Any], seconds: float) -> Any:
        """Read the work."""
        ...

    def watch(self, fields: dict[str, Any], ends_at: float) -> AsyncGenerator[Any, None] | None:
        """Stream its states; None if only reading is possible."""
        ...


class AsyncWork(Generic[Data, Result, State]):
    """Work that a request has started. `data` is the response; `wait` returns the work when it has ended."""

    def __init__(self, data: Data, rule: WaitRule, fields: dict[str, Any], requests: AsyncWorkRequests) -> None:
        self.data = data
        self._rule = rule
        self._fields = fields
        self._requests = requests

    async def wait(self, *, timeout: float = HOUR, on_state: Callable[[State], object] | None = None) -> Result:
        """Wait until the work has ended, or needs a person: an approval, more credits, a paused batch.

        It follows the stream of the work, and reads it in growing intervals where there is none or where it does not
        work. `on_state` is called with each state, the last one included.

        Raises `WorkNotCompletedError` if the work has failed or was stopped, and `TimeoutError` after so many seconds.
        """
        ends_at = runtime.now() + timeout
        found = {name: value_at(self.data, path) for name, path in self._rule["with"].items()}
        for name, value in found.items():
            if isinstance(value, list):
                all_values = cast("Sequence[Any]", value)
                waits = (self._ended({**self._fields, name: each}, ends_at, on_state) for each in all_values)
                return cast(Result, await runtime.together(waits))
            if value is None:
                raise ReelsheetError(f"nothing was started: the response has no {name}")
        return cast(Result, await self._ended({**self._fields, **found}, ends_at, on_state))

    async def _ended(self, fields: dict[str, Any], ends_at: float, on_state: Any) -> Any:
        poll = FIRST_POLL
        while True:
            await self._follow_stream(fields, ends_at, on_state)
            state = await self._requests.read(fields, seconds_until(ends_at))
            if on_state:
                on_state(state)
            if has_ended(state):
                return completed(self._rule["by"], state)
            await runtime.sleep(min(poll, seconds_until(ends_at)))
            poll = min(MAX_POLL, poll * 1.5)

    async def _follow_stream(self, fields: dict[str, Any], ends_at: float, on_state: Any) -> None:
        """Return when the stream has ended, shows an end, or does not work."""
        states = self._requests.watch(fields, ends_at)
        if states is None:
            return
        try:
            async with aclosing(states):
                async for state in states:
                    if has_ended(state):
                        return
                    if on_state:
                        on_state(state)
        except (ApiConnectionError, ResponseError):
            pass
