"""A server with a script, and a client of it whose delays take no time."""

import random
from collections.abc import Iterator

import httpx2
import pytest

from reelsheet import Reelsheet

from scripted_api import ScriptedApi


@pytest.fixture(scope="session")
def server() -> Iterator[ScriptedApi]:
    api = ScriptedApi()
    yield api
    api.stop()


@pytest.fixture
def api(server: ScriptedApi, monkeypatch: pytest.MonkeyPatch) -> ScriptedApi:
    # Half of each delay is random; the other half is that of the first attempt.
    monkeypatch.setattr(random, "random", lambda: 0.0)
    monkeypatch.setattr("reelsheet._core.delays.FIRST_DELAY", 0.01)
    return server


@pytest.fixture(scope="session")
def http() -> Iterator[httpx2.Client]:
    # Making one takes long, because it reads the certificates of the machine.
    with httpx2.Client() as shared:
        yield shared


@pytest.fixture
def client(api: ScriptedApi, http: httpx2.Client) -> Reelsheet:
    return Reelsheet(api.url, "k", addresses=api.addresses, http=http)
