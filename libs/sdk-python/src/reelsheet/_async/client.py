"""Clients of an installation."""

import os
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from os import PathLike
from types import TracebackType
from typing import TYPE_CHECKING, Any, BinaryIO, cast

import httpx2

from .. import types
from .._core.base_address import base_address
from .._generated.async_things import Things
from .._generated.operations import OPERATIONS
from .._runtime import asynchronous as runtime
from ..errors import OutcomeUnknownError, WebhooksMissedError
from ..options import CallOptions, ServiceAddresses, SessionTokens, UserSession
from ..streamed import StreamedWebhook
from .credentials import Credentials, KeyCredentials, SessionCredentials
from .known_addresses import KnownAddresses
from .sender import Sender
from .thing import ThingClient
from .upload import UploadSource, send_resumable

if TYPE_CHECKING:
    from .._generated.async_agent_things import Things as AgentThings

# The API closes unused connections later than this, so that no request is sent on one that is being closed.
KEEP_ALIVE_SECONDS = 4.0
MAX_CONNECTIONS = 200
# Seconds for each attempt to renew a session. The API exchanges a refresh token once more within 15 seconds, so a second
# attempt after a lost answer comes in time.
RENEWAL_TIMEOUT = 10.0
# Announcements that nobody uses are removed, so one whose answer was lost is repeated.
MAX_ANNOUNCEMENTS = 5
# Kinds of events that change the content of a sheet.
SHEET_KINDS: "list[Any]" = ["sheet", "row", "column", "cell", "layer"]


class AsyncReelsheet(Things):
    """A client of all services of an installation. It sends nothing before its first call."""

    def __init__(
        self,
        url: str | None = None,
        key: str | None = None,
        *,
        session: UserSession | None = None,
        addresses: ServiceAddresses | None = None,
        headers: Mapping[str, str] | None = None,
        http: runtime.HttpClient | None = None,
    ) -> None:
        """Make a client of the installation at `url`, the address of its service base.

        `url` and `key` are those of the environment variables `REELSHEET_URL` and `REELSHEET_KEY` by default.
        `addresses` are for an installation whose own addresses cannot be reached from here, `headers` for all requests,
        and `http` is a client of HTTPX that sends them, such as one with a proxy.
        """
        url = url or os.environ.get("REELSHEET_URL")
        if not url:
            raise ValueError("the address of the installation is missing: give `url`, or set REELSHEET_URL")
        limits = httpx2.Limits(max_connections=MAX_CONNECTIONS, keepalive_expiry=KEEP_ALIVE_SECONDS)
        self._owns_http = http is None
        self._http = http or runtime.HttpClient(limits=limits)
        base = addresses["base"] if addresses else base_address(url)

        async def read_addresses() -> ServiceAddresses:
            if addresses:
                return addresses
            response = await opened.send("installation.get", OPERATIONS["installation.get"], {})
            return cast(ServiceAddresses, response.json()["addresses"])

        async def refresh(refresh_token: str | None) -> SessionTokens:
            fields = {"refresh_token": refresh_token} if refresh_token else {}
            response = await opened.send("auth.refresh", OPERATIONS["auth.refresh"], fields, {"timeout": RENEWAL_TIMEOUT})
            return cast(SessionTokens, response.json())

        known = KnownAddresses(base, read_addresses)
        opened = Sender(self._http, known, KeyCredentials(None), headers or {})
        credentials: Credentials = (
            SessionCredentials(session.tokens, session.on_renewed, refresh)
            if session
            else KeyCredentials(key or os.environ.get("REELSHEET_KEY"))
        )
        super().__init__(ThingClient(Sender(self._http, known, credentials, headers or {})))

    def agent(self, id: int | str) -> "AgentThings":
        """Return the same things, whose operations mean one agent and need no `agent_id`."""
        return cast("AgentThings", Things(ThingClient(self._client.sender, id)))

    async def upload_file(
        self,
        file: str | PathLike[str] | BinaryIO,
        *,
        agent_id: int | str,
        name: str | None = None,
        media_type: str | None = None,
        on_progress: Callable[[int], object] | None = None,
    ) -> str:
        """Upload a file of at most 1 GB in chunks, and continue after each lost connection.

        Return the `signed_id` by which other operations name the file, such as `files.create`. `file` is a path or a
        file that was opened in binary mode; `on_progress` is called with the number of bytes that were sent.
        """
        source = await runtime.in_thread(UploadSource, file, name, media_type)
        try:
            announced = await self._announce(source, agent_id)
            await send_resumable(self._http, announced["upload_url"], source, on_progress)
            return cast(str, announced["signed_id"])
        finally:
            source.close()

    async def _announce(self, source: UploadSource, agent_id: int | str) -> Any:
        attempt = 1
        while True:
            try:
                return await self.uploads.create_resumable(
                    agent_id=agent_id, options={"headers": source.announcement()}
                )
            except OutcomeUnknownError:
                if attempt == MAX_ANNOUNCEMENTS:
                    raise
                attempt += 1

    async def watch_sheet(
        self, *, id: int, agent_id: int | str, organization_id: int, since: int
    ) -> AsyncGenerator["types.ChangesView", None]:
        """Yield the changes of a sheet as they happen: changed rows, columns and cells with their content.

        `since` is the `version` of the sheet that you have read. Nothing is missing after a lost connection.
        `ResponseError` with `resync_required` means that the version is older than a day, so read the sheet again.
        """
        events = self.organizations.events.watch(organization_id=organization_id, agent_id=agent_id, kinds=SHEET_KINDS)
        async with aclosing(aiter(events)) as stream:
            async for event in stream:
                version = event.get("sheet_version")
                is_of_sheet = event.get("sheet_id") == id and (version is None or version > since)
                # The stream begins with one of these, and says by the second that events are missing.
                if not is_of_sheet and event["kind"] not in ("ready", "resync"):
                    continue
                async for page in self.sheets.changes.list(id=id, agent_id=agent_id, since=since).pages():
                    if page["changes"]:
                        yield page
                    since = page["version"]

    async def listen_to_webhooks(
        self,
        *,
        agent_id: int | str,
        types: "list[types.WebhookEventType] | None" = None,
        after: str | None = None,
        on_missed: Callable[[], object] | None = None,
    ) -> AsyncGenerator[StreamedWebhook, None]:
        """Yield the webhooks of an agent to a program that has no public address.

        Nothing is missing after a lost connection. `types` are all by default. `after` is the `id` of the last message
        that was handled: what was sent afterwards comes first. Where messages are missing because nobody was connected
        for five minutes, `on_missed` is called; without it `WebhooksMissedError` is raised.
        """
        chosen: Any = {} if types is None else {"types": types}
        options: CallOptions = {} if after is None else {"headers": {"Last-Event-ID": after}}
        events = self.webhooks.listen(agent_id=agent_id, options=options, **chosen).named()
        async with aclosing(events) as stream:
            async for event in stream:
                headers, body = event.data.get("headers"), event.data.get("body")
                if headers is not None and body is not None and event.id is not None:
                    yield StreamedWebhook(event.id, cast(Mapping[str, str], headers), body)
                if event.event != "resync":
                    continue
                if on_missed is None:
                    raise WebhooksMissedError
                await runtime.settled(on_missed())

    async def aclose(self) -> None:
        """Close the connections, unless they are those of a client that you have given."""
        if self._owns_http:
            await self._http.aclose()

    async def __aenter__(self) -> "AsyncReelsheet":
        return self

    async def __aexit__(
        self, _type: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        await self.aclose()
