"""Things of the API, which have its operations."""

from collections.abc import AsyncGenerator, Mapping
from typing import Any

import httpx2

from .._core.operation_row import OperationRow, pages_of, waits_of
from .._core.waiting import fields_for
from .._generated.operations import OPERATIONS
from ..options import CallOptions
from .content import AsyncContent
from .event_stream import AsyncEventStream
from .pages import AsyncPages
from .sender import Sender
from .work import AsyncWork

AGENT = "agent_id"


class ThingClient:
    """Carries out operations. With an agent, those that name one mean that agent."""

    def __init__(self, sender: Sender, agent_id: int | str | None = None) -> None:
        self.sender = sender
        self.agent_id = agent_id

    def fields(self, row: OperationRow, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Return the fields of a call with the agent of the client."""
        known = {AGENT: self.agent_id} if self.agent_id is not None and row.get("ofAgent") else {}
        return {**known, **fields}

    async def json(self, name: str, fields: Mapping[str, Any], options: CallOptions | None) -> Any:
        """Return the body of the response."""
        return _data_of(await self.sender.send(name, OPERATIONS[name], fields, options))

    def stream(
        self, name: str, fields: Mapping[str, Any], options: CallOptions | None, ends_at: float | None = None
    ) -> AsyncEventStream[Any]:
        """Return the events of a stream."""

        async def connect(last_id: str | None, silence: float) -> httpx2.Response:
            given = options or {}
            headers = {**given.get("headers", {}), **({"Last-Event-ID": last_id} if last_id else {})}
            own: CallOptions = {**given, "headers": headers, "timeout": silence, "max_retries": 0}
            return await self.sender.send(name, OPERATIONS[name], fields, own)

        return AsyncEventStream(connect) if ends_at is None else AsyncEventStream(connect, ends_at)


class Thing:
    """A thing of the API with its operations."""

    def __init__(self, client: ThingClient) -> None:
        self._client = client

    async def _call(self, name: str, fields: Mapping[str, Any], options: CallOptions | None) -> Any:
        return await self._client.json(name, self._client.fields(OPERATIONS[name], fields), options)

    async def _content(self, name: str, fields: Mapping[str, Any], options: CallOptions | None) -> AsyncContent:
        row = OPERATIONS[name]
        return AsyncContent(await self._client.sender.send(name, row, self._client.fields(row, fields), options))

    def _stream(self, name: str, fields: Mapping[str, Any], options: CallOptions | None) -> AsyncEventStream[Any]:
        return self._client.stream(name, self._client.fields(OPERATIONS[name], fields), options)

    def _pages(self, name: str, fields: Mapping[str, Any], options: CallOptions | None) -> AsyncPages[Any, Any]:
        row = OPERATIONS[name]
        given = self._client.fields(row, fields)
        rule = pages_of(row)

        async def request(position: Any) -> tuple[Any, Mapping[str, str]]:
            own = given if position is None else {**given, rule["parameter"]: position}
            response = await self._client.sender.send(name, row, own, options)
            return _data_of(response), response.headers

        return AsyncPages(rule, given.get(rule["parameter"]), request)

    async def _work(
        self, name: str, fields: Mapping[str, Any], options: CallOptions | None
    ) -> AsyncWork[Any, Any, Any]:
        row = OPERATIONS[name]
        given = self._client.fields(row, fields)
        rule = waits_of(row)
        data = await self._client.json(name, given, options)
        return AsyncWork(data, rule, given, ThingWorkRequests(self._client, rule["by"], options))


class ThingWorkRequests:
    """Requests that follow started work: its stream, and its reading."""

    def __init__(self, client: ThingClient, by: str, options: CallOptions | None) -> None:
        self._client = client
        self._by = by
        self._reading = by.removesuffix(".watch") + ".get" if by.endswith(".watch") else by
        # Events and states have no idempotency keys.
        self._options: CallOptions = {"headers": (options or {}).get("headers", {})}

    async def read(self, fields: dict[str, Any], seconds: float) -> Any:
        """Read the work, in at most so many seconds."""
        row = OPERATIONS[self._reading]
        own = fields_for(row["at"], row.get("ofAgent", False), fields)
        return await self._client.json(self._reading, own, {**self._options, "timeout": min(60.0, seconds)})

    def watch(self, fields: dict[str, Any], ends_at: float) -> AsyncGenerator[Any, None] | None:
        """Stream the states of the work."""
        row = OPERATIONS[self._by]
        # A stream that needs more than the response has, such as a token, is replaced by reading.
        if self._by == self._reading or "needs" in row:
            return None
        own = fields_for(row["at"], row.get("ofAgent", False), fields)
        return aiter(self._client.stream(self._by, own, self._options, ends_at))


def _data_of(response: httpx2.Response) -> Any:
    return response.json() if response.content else None
