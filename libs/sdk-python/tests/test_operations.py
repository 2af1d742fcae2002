import asyncio
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from reelsheet import AsyncReelsheet, Content, EventStream, Pages, Reelsheet
from reelsheet._generated.operations import FIELDS, OPERATIONS
from scripted_api import Reply, ScriptedApi, send_events

DOCUMENT = Path(__file__).parents[3] / "docs/api/reelsheet.json"
METHODS = ["get", "post", "put", "patch", "delete"]
ARGUMENTS = {field: argument for argument, field in FIELDS.items()}
JSON_TYPE = "application/json"


def documented() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in json.loads(DOCUMENT.read_text())["paths"].items():
        for method in METHODS:
            if method in item:
                yield method, path, item[method]


def method_of(client: object, operation: str) -> Any:
    """Return the method of an operation: `sheets.rows.makePrimary` is `sheets.rows.make_primary`."""
    names = [re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", word) for word in operation.split(".")]
    for name in names:
        client = getattr(client, f"{name}_" if name in ("import", "continue") else name)
    return client


def fields_of(operation: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any]]:
    """Return the needed fields of the address and the example of the body."""
    parameters = operation.get("parameters", [])
    needed = [each for each in parameters if each["in"] == "path" or (each["in"] == "query" and each.get("required"))]
    address = {each["name"]: f"{each['name']}-{index}" for index, each in enumerate(needed)}
    body = operation.get("requestBody", {}).get("content", {})
    return address, body.get(JSON_TYPE, {}).get("example", {})


def check(api: ScriptedApi, method: str, path: str, operation: dict[str, Any]) -> None:
    """Compare the request that was received with the document."""
    address, example = fields_of(operation)
    [request] = api.requests
    in_query = {each["name"] for each in operation.get("parameters", []) if each["in"] == "query"}
    expected = re.sub(r"\{(\w+)\}", lambda match: address[match[1]], path)
    assert (request.method, request.path) == (method.upper(), f"/v1{expected}")
    assert request.search == {name: value for name, value in address.items() if name in in_query}
    if example:
        in_both = OPERATIONS[operation["operationId"]].get("inBoth", [])
        shared = {name: address[name] for name in in_both if name in address}
        assert request.json == {**example, **shared}


def arguments_of(operation: dict[str, Any]) -> dict[str, Any]:
    address, example = fields_of(operation)
    given = {**example, **address}
    if OPERATIONS[operation["operationId"]].get("body") == "bytes":
        given["body"] = b"bytes"
    return {ARGUMENTS.get(name, name): value for name, value in given.items()}


def answer_of(operation: dict[str, Any]) -> Any:
    is_stream = OPERATIONS[operation["operationId"]].get("answer") == "events"
    return send_events("id: end\n\n") if is_stream else Reply({})


CASES = list(documented())
NAMES = [operation["operationId"] for _, _, operation in CASES]


def test_has_the_operations_of_the_document_and_no_others() -> None:
    assert sorted(OPERATIONS) == sorted(NAMES)
    assert len(NAMES) > 250


@pytest.mark.parametrize(("method", "path", "operation"), CASES, ids=NAMES)
def test_sends_an_operation(
    api: ScriptedApi, client: Reelsheet, method: str, path: str, operation: dict[str, Any]
) -> None:
    api.script(answer_of(operation))
    result = method_of(client, operation["operationId"])(**arguments_of(operation))
    if isinstance(result, Pages):
        result.page()
    elif isinstance(result, Content):
        result.read()
    elif isinstance(result, EventStream):
        assert list(cast("Iterable[object]", result)) == []
    check(api, method, path, operation)


def test_sends_every_operation_by_the_asynchronous_client(api: ScriptedApi) -> None:
    async def send_all() -> None:
        async with AsyncReelsheet(api.url, "k", addresses=api.addresses) as client:
            for method, path, operation in CASES:
                api.script(answer_of(operation))
                result = method_of(client, operation["operationId"])(**arguments_of(operation))
                if hasattr(result, "__await__"):
                    result = await result
                if hasattr(result, "page"):
                    await result.page()
                elif hasattr(result, "read"):
                    await result.read()
                elif hasattr(result, "__aiter__"):
                    assert [event async for event in result] == []
                check(api, method, path, operation)

    asyncio.run(send_all())
