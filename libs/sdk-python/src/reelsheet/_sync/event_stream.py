# Generated from _async/event_stream.py (`npm run generate`).
"""Streams of events."""

import json
from collections.abc import Generator, Callable
from contextlib import closing
from math import inf
from typing import Generic, TypeAlias, TypeVar, cast

import httpx2

from .._core.delays import backoff
from .._core.server_sent_events import EventParser
from .._runtime import synchronous as runtime
from ..errors import ApiConnectionError, ResponseError
from ..streamed import NamedEvent

# Maximum number of attempts to connect in succession without any event.
MAX_ATTEMPTS = 20
END_ID = "end"
NO_CONTENT = 204

# The API sends a line every 15 seconds; a stream without any for this long is lost.
SILENCE = 45.0

Event = TypeVar("Event")

# Opens the stream after an event, or from its beginning. It is lost when nothing arrives for so many seconds.
Connect: TypeAlias = "Callable[[str | None, float], httpx2.Response]"


class EventStream(Generic[Event]):
    """A stream of events. A loop yields the data of each one; a lost connection is opened again after the last one.

    The loop ends with what the stream describes.
    """

    def __init__(self, connect: Connect, ends_at: float = inf) -> None:
        self._connect = connect
        self._ends_at = ends_at

    def __iter__(self) -> Generator[Event, None, None]:
        with closing(self.named()) as events:
            for event in events:
                yield event.data

    def named(self) -> Generator[NamedEvent[Event], None, None]:
        """Yield the events with their names and ids."""
        last_id: str | None = None
        attempt = 0
        while attempt < MAX_ATTEMPTS:
            attempt += 1
            wait = backoff(attempt)
            try:
                response = self._connect(last_id, min(SILENCE, seconds_until(self._ends_at)))
                if response.status_code == NO_CONTENT:
                    response.close()
                    return
                parser = EventParser()
                try:
                    for chunk in response.iter_bytes():
                        seconds_until(self._ends_at)
                        for event in parser.feed(chunk):
                            attempt = 0
                            last_id = last_id if event.id is None else event.id
                            if event.data:
                                yield NamedEvent(event.event, event.id, cast(Event, json.loads(event.data)))
                            if event.id == END_ID:
                                return
                finally:
                    response.close()
            except ResponseError as error:
                if _is_final(error):
                    raise
                wait += error.retry_after or 0
            except (httpx2.TransportError, ApiConnectionError, ValueError):
                pass
            runtime.sleep(min(wait, seconds_until(self._ends_at)))
        raise ApiConnectionError(f"the stream could not be opened again in {MAX_ATTEMPTS} attempts")


def _is_final(error: ResponseError) -> bool:
    """Return whether another attempt would get the same error response."""
    return error.status < 500 and error.status != 429


def seconds_until(time: float) -> float:
    """Return the rest of a wait. Raise `TimeoutError` after its end."""
    seconds = time - runtime.now()
    if seconds <= 0:
        raise TimeoutError("the work goes on, but the wait has ended")
    return seconds
