"""Credentials of a client's requests."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from .._runtime import asynchronous as runtime
from ..errors import ResponseError
from ..options import SessionTokens

# Seconds before its end at which an access token is renewed, so that none expires on its way.
RENEWAL_MARGIN = 30.0
UNAUTHORIZED = 401


class Credentials(Protocol):
    """Credentials of a client's requests."""

    async def headers(self) -> dict[str, str]:
        """Return headers of the next request."""
        ...

    async def renew(self, rejected: dict[str, str]) -> bool:
        """Replace credentials that were rejected with 401; return False if they cannot be replaced."""
        ...


class KeyCredentials:
    """An access key, or none for requests that need no account."""

    def __init__(self, key: str | None) -> None:
        self._headers = {"X-API-Key": key} if key else {}

    async def headers(self) -> dict[str, str]:
        return self._headers

    async def renew(self, rejected: dict[str, str]) -> bool:
        return False


class SessionCredentials:
    """Credentials of a person who has signed in. One renewal at a time serves all calls."""

    def __init__(
        self,
        tokens: SessionTokens,
        on_renewed: Callable[[SessionTokens], object] | None,
        refresh: Callable[[str | None], Awaitable[SessionTokens]],
    ) -> None:
        self._on_renewed = on_renewed
        self._refresh = refresh
        self._renewing = runtime.Lock()
        self._use(tokens)

    async def headers(self) -> dict[str, str]:
        if runtime.now() > self._expires_at - RENEWAL_MARGIN:
            await self.renew(self._bearer())
        return self._bearer()

    async def renew(self, rejected: dict[str, str]) -> bool:
        async with self._renewing:
            # Another call has renewed the token in the meantime.
            if self._bearer() != rejected:
                return True
            try:
                tokens = await self._refresh(self._tokens.get("refresh_token"))
            except ResponseError as error:
                # The session has ended; the call that needed it gets its own 401.
                if error.status == UNAUTHORIZED:
                    return False
                raise
            if self._on_renewed:
                await runtime.settled(self._on_renewed(tokens))
            self._use(tokens)
            return True

    def _bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self._tokens['access_token']}"}

    def _use(self, tokens: SessionTokens) -> None:
        self._tokens = tokens
        self._expires_at = runtime.now() + tokens["expires_in"]
