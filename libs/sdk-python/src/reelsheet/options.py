"""Options of a call and of a client."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NotRequired, TypeAlias, TypedDict

ApiService: TypeAlias = Literal["base", "agent", "core", "upload"]


@dataclass(frozen=True)
class Answer:
    """Status and headers of a successful response."""

    status: int
    headers: Mapping[str, str]


class CallOptions(TypedDict, total=False):
    """Options of a call, besides its fields."""

    timeout: float
    """Seconds that an attempt waits for the API, 60 by default. Streams of events and content have no limit."""
    max_retries: int
    """Maximum number of repetitions, 5 by default."""
    idempotency_key: str
    """Key under which a `POST` takes effect once, a random one by default. Store it to repeat a call after a crash."""
    if_match: str
    """Version that the changed item must have, as the API's `ETag`, or `X-Sheet-Version` in double quotes."""
    headers: Mapping[str, str]
    """Further headers."""
    on_response: Callable[[Answer], None]
    """Called with status and headers of each successful response."""


class ServiceAddresses(TypedDict):
    """Addresses of the four services, each ending in `/v1`."""

    base: str
    agent: str
    core: str
    upload: str


class SessionTokens(TypedDict):
    """Tokens of a session, as `auth.sign_in` returns them."""

    access_token: str
    refresh_token: NotRequired[str]
    expires_in: int
    """Seconds until the access token expires."""


@dataclass(frozen=True)
class UserSession:
    """The session of a person, instead of a key."""

    tokens: SessionTokens
    """Tokens of `auth.sign_in`."""
    on_renewed: Callable[[SessionTokens], object] | None = None
    """Called with each pair of new tokens before they are used: store them, because the old refresh token is invalid.

    Functions of the client for `await` may be asynchronous.
    """
