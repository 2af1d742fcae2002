import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from reelsheet import (
    Answer,
    ApiConnectionError,
    NamedFile,
    OutcomeUnknownError,
    Reelsheet,
    ResponseError,
)
from scripted_api import Reply, ScriptedAnswer, ScriptedApi, leave_unanswered, lose_connection

LIMITED = Reply({"error": "slowly", "error_code": "rate_limited"}, 429, {"Retry-After": "1"})
FAILED = Reply({"error": "later", "error_code": "service_unavailable"}, 503)
IN_USE = Reply({"error": "wait", "error_code": "idempotency_key_in_use"}, 409)


def keys(api: ScriptedApi) -> list[str | None]:
    return [request.headers.get("idempotency-key") for request in api.requests]


def test_distributes_fields_among_path_query_and_body(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"id": 5}, 201))
    created = client.sheets.rows.create(id=4, agent_id="7", spreadsheet_row={"position": 1})
    assert created["id"] == 5
    [request] = api.requests
    assert (request.method, request.target) == ("POST", "/v1/vidsheet/4/rows?agent_id=7")
    assert request.json == {"spreadsheet_row": {"position": 1}}
    assert (request.headers["x-api-key"], request.headers["content-type"]) == ("k", "application/json")


@pytest.mark.parametrize("first", [lose_connection, FAILED, IN_USE], ids=["lost", "error", "key in use"])
def test_repeats_a_post_with_the_same_key(api: ScriptedApi, client: Reelsheet, first: ScriptedAnswer) -> None:
    api.script(first, Reply({"generation_id": 3, "status": "pending"}))
    order = client.sheets.cells.generate(
        engine_id=1, cell_id=2, agent_id=3, generation_type="text", data={"prompt": "calm"}
    )
    assert order.data["generation_id"] == 3
    key, *others = keys(api)
    assert key
    assert others == [key]


def test_sends_a_key_of_the_caller(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({}))
    client.agents.create(agent={"name": "Mara"}, options={"idempotency_key": "order-7"})
    assert keys(api) == ["order-7"]


def test_does_not_repeat_what_could_take_effect_twice(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(lose_connection)
    with pytest.raises(OutcomeUnknownError):
        client.sheets.cells.update(id=1, cell_id=2, agent_id=3, spreadsheet_cell={"value": "calm"})
    assert len(api.requests) == 1


def test_waits_as_long_as_the_api_says_after_429(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(LIMITED, Reply({}))
    before = time.monotonic()
    client.sheets.cells.update(id=1, cell_id=2, agent_id=3, spreadsheet_cell={"value": "calm"})
    assert time.monotonic() - before >= 1
    assert len(api.requests) == 2


def test_raises_an_error_with_its_code_its_fields_and_the_id_of_the_request(
    api: ScriptedApi, client: Reelsheet
) -> None:
    errors = [{"field": "title", "problem": "must be a text"}]
    body = {"error": "title must be a text", "error_code": "validation_error", "errors": errors}
    api.script(Reply(body, 422, {"X-Request-Id": "r-1"}))
    with pytest.raises(ResponseError) as raised:
        client.sheets.list(agent_id=3).page()
    error = raised.value
    assert (error.status, error.code, error.operation) == (422, "validation_error", "sheets.list")
    assert (error.field_errors, error.request_id) == (errors, "r-1")
    assert str(error) == "sheets.list: title must be a text (validation_error)"
    details = error.details("validation_error")
    assert details and details.get("errors") == errors
    assert error.details("insufficient_scope") is None


def test_ends_after_the_maximum_number_of_repetitions(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(FAILED)
    with pytest.raises(ResponseError, match="service_unavailable"):
        client.sheets.list(agent_id=3, options={"max_retries": 1}).page()
    assert len(api.requests) == 2


def test_says_that_the_api_cannot_be_reached() -> None:
    with Reelsheet("http://127.0.0.1:9") as nobody, pytest.raises(ApiConnectionError):
        nobody.models.list(options={"max_retries": 0})


def test_ends_by_its_timeout(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(leave_unanswered)
    with pytest.raises(ApiConnectionError, match="no answer in time"):
        client.sheets.list(agent_id=3, options={"timeout": 0.05, "max_retries": 0}).page()


def test_rejects_a_call_without_a_field_of_the_path(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({}))
    with pytest.raises(TypeError, match="ideas.get needs id"):
        client.ideas.get()  # type: ignore[call-arg]
    assert api.requests == []


@pytest.fixture
def picture(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "face.png"
    path.write_bytes(b"bytes")
    yield path


def test_sends_files_as_a_form_with_nested_names(api: ScriptedApi, client: Reelsheet, picture: Path) -> None:
    api.script(lose_connection, Reply({}))
    with picture.open("rb") as file:
        client.agents.avatars.add(agent_id=3, agent_avatars_attributes=[{"file": picture}, {"file": file}])
    body = api.requests[1].body
    head = b'name="agent_avatars_attributes[][file]"; filename="face.png"\r\nContent-Type: image/png\r\n\r\nbytes'
    assert body.count(head) == 2
    api.script(Reply({}))
    client.agents.avatars.add(agent_id=3, agent_avatars_attributes=[{"file": NamedFile("a.gif", b"b", "image/gif")}])
    assert b'filename="a.gif"\r\nContent-Type: image/gif' in api.requests[0].body


def test_knows_the_agent_of_its_calls(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply([]))
    assert client.agent(12).ideas.list().page() == []
    client.agent(12).models.list()
    assert [request.target for request in api.requests] == ["/v1/agent/ideas?agent_id=12", "/v1/models"]


def test_reads_the_addresses_of_the_other_services_once_from_base(api: ScriptedApi) -> None:
    with Reelsheet(f"{api.url}/v1/", "k") as found:
        api.script(Reply({"addresses": api.addresses}), Reply([]))
        found.ideas.list(agent_id=3).page()
        found.ideas.list(agent_id=3).page()
    assert [request.path for request in api.requests] == ["/v1/installation", "/v1/agent/ideas", "/v1/agent/ideas"]


def test_sends_arguments_whose_fields_have_other_names(api: ScriptedApi, client: Reelsheet) -> None:
    seen: list[Answer] = []
    api.script(Reply({"groups": []}, 200, {"ETag": "e"}))
    content = client.credits.spending.get(
        organization_id=1, from_="2026-01-01", to="2026-02-01", options={"on_response": seen.append}
    )
    assert content.read() == b'{"groups": []}'
    assert api.requests[0].search["from"] == "2026-01-01"
    assert (seen[0].status, seen[0].headers["ETag"]) == (200, "e")


def test_saves_content_in_a_file(api: ScriptedApi, client: Reelsheet, tmp_path: Path) -> None:
    api.script(Reply({"rows": 1}))
    with client.sheets.export(id=4, agent_id=3, format="json") as content:
        assert content.media_type == "application/json"
        content.save(tmp_path / "sheet.json")
    assert (tmp_path / "sheet.json").read_text() == '{"rows": 1}'
