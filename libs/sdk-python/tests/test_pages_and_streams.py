import json
from collections.abc import Callable
from typing import Any

import pytest

from reelsheet import (
    Pages,
    Reelsheet,
    ReelsheetError,
    ResponseError,
    StreamedWebhook,
    WebhooksMissedError,
    WorkNotCompletedError,
)
from scripted_api import Reply, ScriptedApi, send_events

List = Callable[[Reelsheet], "Pages[Any, Any]"]
LISTS: list[tuple[str, List, str, list[str | None]]] = [
    ("cursors of the body", lambda it: it.audit_log.list(organization_id=1), "cursor", [None, "c2"]),
    ("cursors of a header", lambda it: it.agents.avatars.list(agent_id=1), "cursor", [None, "c2"]),
    ("pages from 1", lambda it: it.ideas.list(agent_id=1), "page", [None, "2", "3"]),
    ("pages from 0", lambda it: it.files.list(agent_id=1), "page", [None, "1", "2"]),
    ("rows after", lambda it: it.sheets.get(id=1, agent_id=1), "rows_after", [None, "9"]),
    ("rows after a field", lambda it: it.sheets.cells.find(id=1, agent_id=1, text="x"), "rows_after", [None, "9"]),
]


@pytest.mark.parametrize(("by", "list_of", "parameter", "expected"), LISTS, ids=[each[0] for each in LISTS])
def test_yields_the_items_of_all_pages(
    api: ScriptedApi, client: Reelsheet, by: str, list_of: List, parameter: str, expected: list[str | None]
) -> None:
    def page(first: int, is_last: bool = False) -> Reply:
        items = [{"id": first}, {"id": first + 1}]
        if parameter == "page" or by == "cursors of a header":
            return Reply(items, headers={} if is_last else {"X-Next-Cursor": "c2"})
        following = {} if is_last else {"next_cursor": "c2", "next_rows_after": 9}
        headers = {} if is_last else {"X-Next-Rows-After": "9"}
        return Reply({"entries": items, "spreadsheet_rows": items, "matches": items, **following}, headers=headers)

    api.script(page(1), page(3, True), Reply([]))
    assert [item["id"] for item in list_of(client)] == [1, 2, 3, 4]
    assert [request.search.get(parameter) for request in api.requests] == expected


def test_returns_one_page_and_no_more_items_than_wanted(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"entries": [{"id": 1}, {"id": 2}], "next_cursor": 2}))
    assert client.audit_log.list(organization_id=1).page()["next_cursor"] == 2
    assert len(client.audit_log.list(organization_id=1).all(3)) == 3
    assert client.audit_log.list(organization_id=1).all(0) == []
    assert len(api.requests) == 3


def test_begins_at_the_position_of_the_caller(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply([{"id": 1}]), Reply([]))
    assert len(client.renders.list(agent_id=1, page=4).all()) == 1
    assert [request.search["page"] for request in api.requests] == ["4", "5"]


def test_continues_after_the_last_event_of_a_lost_connection(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(
        send_events('id: 1\ndata: {"progress": 0}\n\n', "id: 7\n\n"),
        send_events('data: {"progress":\r\n', "data: 0.5}\n", "id: 8\n\n", 'id: end\ndata: {"progress": 1}\n\n'),
    )
    assert [event["progress"] for event in client.generations.watch(id=5)] == [0, 0.5, 1]
    assert [request.headers.get("last-event-id") for request in api.requests] == [None, "7"]


def test_ends_without_events_where_all_have_been_read(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply(status=204))
    assert list(client.renders.watch(id=5)) == []
    assert len(api.requests) == 1


def test_raises_an_error_that_another_attempt_would_get_as_well(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"error": "missing", "error_code": "not_found"}, 404))
    with pytest.raises(ResponseError, match="not_found"):
        list(client.renders.watch(id=5))
    assert len(api.requests) == 1


def state(status: str, **more: object) -> dict[str, object]:
    return {"id": 4, "status": status, **more}


def paths(api: ScriptedApi) -> list[str]:
    return [f"{request.method} {request.path}" for request in api.requests]


def test_follows_the_stream_of_started_work_and_returns_the_work(api: ScriptedApi, client: Reelsheet) -> None:
    events = ['data: {"id": 4, "status": "processing"}\n\n', 'data: {"id": 4, "status": "completed"}\n\n']
    api.script(Reply({"generation_id": 4}), send_events(*events, is_open=True), Reply(state("completed", result="calm")))
    states: list[str] = []
    order = client.sheets.cells.generate(
        engine_id=1, cell_id=2, agent_id=3, generation_type="text", data={"prompt": "calm"}
    )
    done = order.wait(on_state=lambda each: states.append(each["status"]))
    assert done["result"] == "calm"
    assert states == ["processing", "completed"]
    assert paths(api)[1:] == ["GET /v1/generations/4/events", "GET /v1/generations/4"]


def test_reads_work_whose_stream_does_not_work(
    api: ScriptedApi, client: Reelsheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("reelsheet._sync.work.FIRST_POLL", 0.01)
    no_stream = Reply({}, 404)
    api.script(
        Reply({"job_id": 4}), no_stream, Reply(state("processing")), no_stream, Reply(state("completed", url="u"))
    )
    assert client.renders.create(agent_id=3, job={}).wait()["url"] == "u"  # type: ignore[typeddict-item]
    assert paths(api)[1:] == ["GET /v1/render_jobs/4/events", "GET /v1/render_jobs/4"] * 2


def test_raises_work_that_has_failed_with_its_reason(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"run_id": "r1"}), Reply({"run_id": "r1", "status": "failed", "error": "no model"}))
    with pytest.raises(WorkNotCompletedError, match="runs.watch: failed, no model") as raised:
        client.runs.create(agent_id=3, message="Write").wait()
    assert raised.value.state["run_id"] == "r1"


@pytest.mark.parametrize("waiting", [{"status": "running", "pending_action": {"type": "publish"}}, {"status": "paused"}])
def test_returns_work_that_needs_a_person(api: ScriptedApi, client: Reelsheet, waiting: dict[str, Any]) -> None:
    api.script(Reply({"run_id": "r1"}), Reply(waiting))
    assert client.runs.create(agent_id=3, message="Write").wait() == waiting


def test_waits_for_every_item_of_a_list(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"posts": [{"post_id": 7}, {"post_id": 8}]}), Reply(state("success")))
    assert len(client.sheets.post_plan.create_posts(id=1, agent_id=3, row_ids=[5, 6]).wait()) == 2
    assert paths(api)[1:] == ["GET /v1/schedule/post/7", "GET /v1/schedule/post/8"]


def test_says_that_nothing_was_started(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"vidsheet_id": None, "batch": None}))
    with pytest.raises(ReelsheetError, match="nothing was started"):
        client.ideas.produce(agent_id=3, idea_ids=[1]).wait()


def test_ends_a_wait_by_its_timeout(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(Reply({"generation_id": 4}), send_events(": alive\n\n", is_open=True))
    order = client.sheets.cells.generate(
        engine_id=1, cell_id=2, agent_id=3, generation_type="text", data={"prompt": "calm"}
    )
    with pytest.raises(TimeoutError):
        order.wait(timeout=0.2)


def test_yields_what_has_changed_in_a_sheet(api: ScriptedApi, client: Reelsheet) -> None:
    def changed(sheet_id: int, version: int) -> str:
        return f'data: {{"kind": "cell.updated", "sheet_id": {sheet_id}, "sheet_version": {version}}}\n\n'

    def page(version: int, cursor: str | None = None) -> Reply:
        return Reply({"version": version, "next_cursor": cursor, "changes": [{"id": version}]})

    events = ['data: {"kind": "ready"}\n\n', changed(8, 90), changed(9, 22), changed(9, 23)]
    api.script(send_events(*events, is_open=True), page(21, "c"), page(22), page(23))
    versions: list[int] = []
    for each in client.watch_sheet(id=9, agent_id=3, organization_id=1, since=20):
        versions.append(each["version"])
        if each["version"] == 23:
            break
    assert versions == [21, 22, 23]
    assert [request.target.split("?")[1] for request in api.requests[1:]] == [
        "agent_id=3&since=20",
        "agent_id=3&since=20&cursor=c",
        "agent_id=3&since=22",
    ]


AT = "2026-11-27T09:00:00.000Z"
HEADERS = {"webhook-id": "msg_1"}


def stream_state(name: str, id: int) -> str:
    return f'event: {name}\nid: {id}\ndata: {{"at": "{AT}"}}\n\n'


def stream_message(id: int, body: str) -> str:
    return f"id: {id}\ndata: {json.dumps({'at': AT, 'headers': HEADERS, 'body': body})}\n\n"


def test_yields_names_and_ids_of_events_on_demand(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(send_events("event: lost\n\n", stream_state("ready", 4), stream_message(5, "a"), "id: end\n\n"))
    events = list(client.webhooks.listen(agent_id=12).named())
    assert [(event.event, event.id) for event in events] == [("ready", "4"), ("message", "5")]
    assert events[1].data.get("body") == "a"


def test_yields_webhooks_after_the_one_that_the_caller_names(api: ScriptedApi, client: Reelsheet) -> None:
    first = [stream_state("ready", 4), stream_message(5, "a")]
    api.script(send_events(*first), send_events(stream_state("ready", 5), stream_message(6, "b"), "id: end\n\n"))
    messages = list(client.listen_to_webhooks(agent_id=12, types=["row.updated"], after="4"))
    assert messages == [StreamedWebhook("5", HEADERS, "a"), StreamedWebhook("6", HEADERS, "b")]
    assert [request.headers.get("last-event-id") for request in api.requests] == ["4", "5"]
    assert api.requests[0].target == "/v1/agents/12/automation_config/listen?types=row.updated"


def test_says_where_webhooks_are_missing(api: ScriptedApi, client: Reelsheet) -> None:
    api.script(send_events(stream_state("resync", 9), stream_message(10, "later"), "id: end\n\n"))
    with pytest.raises(WebhooksMissedError):
        next(client.listen_to_webhooks(agent_id=12, after="1"))
    missed: list[str] = []
    [message] = client.listen_to_webhooks(agent_id=12, on_missed=lambda: missed.append("missed"))
    assert (message.id, message.body, missed) == ("10", "later", ["missed"])
