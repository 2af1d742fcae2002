"""Events of a stream."""

from codecs import getincrementaldecoder
from collections.abc import Iterator
from dataclasses import dataclass

# Maximum number of characters of one event; a longer one ends the connection.
MAX_EVENT_LENGTH = 16 * 1024 * 1024


@dataclass(frozen=True)
class ServerSentEvent:
    """A server-sent event. A line with an id alone is one without data."""

    id: str | None
    data: str | None
    event: str = "message"


class EventParser:
    """Parses the events of a response as they arrive."""

    def __init__(self) -> None:
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self._rest = ""
        self._id: str | None = None
        self._data: list[str] | None = None
        self._event = "message"

    def feed(self, chunk: bytes) -> Iterator[ServerSentEvent]:
        """Yield the events that these bytes complete."""
        text = (self._rest + self._decoder.decode(chunk)).replace("\r\n", "\n")
        *lines, self._rest = text.split("\n")
        if len(self._rest) > MAX_EVENT_LENGTH:
            raise ValueError("an event is too long")
        for line in lines:
            if line:
                self._add(line)
                continue
            if self._id is not None or self._data is not None:
                yield ServerSentEvent(self._id, None if self._data is None else "\n".join(self._data), self._event)
            self._id = self._data = None
            self._event = "message"

    def _add(self, line: str) -> None:
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "id":
            self._id = value
        elif name == "event":
            self._event = value
        elif name == "data":
            self._data = [*(self._data or []), value]
