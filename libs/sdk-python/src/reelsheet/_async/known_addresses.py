"""Addresses of the services."""

from collections.abc import Awaitable, Callable

from .._runtime import asynchronous as runtime
from ..options import ApiService, ServiceAddresses


class KnownAddresses:
    """Knows the address of base, and reads those of the other services from it when the first of them is needed."""

    def __init__(self, base: str, read: Callable[[], Awaitable[ServiceAddresses]]) -> None:
        self._base = base
        self._read = read
        self._others: ServiceAddresses | None = None
        self._reading = runtime.Lock()

    async def of(self, service: ApiService) -> str:
        """Return the address of a service, which ends in `/v1`."""
        if service == "base":
            return self._base
        async with self._reading:
            if self._others is None:
                self._others = await self._read()
        return self._others[service]
