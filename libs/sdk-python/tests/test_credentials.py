import base64
import hashlib
import hmac
import json
import time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler
from threading import Barrier

import pytest

from reelsheet import Reelsheet, ResponseError, SessionTokens, UserSession, WebhookSignatureError, verify_webhook
from scripted_api import Reply, ScriptedApi, lose_connection, send

UNAUTHORIZED = Reply({"error": "sign in", "error_code": "unauthorized"}, 401)


def tokens(name: str, expires_in: int = 900) -> SessionTokens:
    return {"access_token": name, "refresh_token": f"{name}-refresh", "expires_in": expires_in}


def bearers(api: ScriptedApi) -> list[str | None]:
    return [request.headers.get("authorization") for request in api.requests]


def test_renews_an_expired_token_once_for_all_calls_and_stores_it_before_its_use(api: ScriptedApi) -> None:
    stored: list[SessionTokens] = []
    api.script(Reply(tokens("new")), Reply({}))
    session = UserSession(tokens("old", 0), stored.append)
    with Reelsheet(api.url, session=session) as reelsheet, ThreadPoolExecutor(3) as threads:
        calls = [threads.submit(reelsheet.me.get) for _ in range(3)]
        for call in calls:
            call.result()
    assert bearers(api) == [None, "Bearer new", "Bearer new", "Bearer new"]
    assert (api.requests[0].path, api.requests[0].json) == ("/v1/auth/refresh", {"refresh_token": "old-refresh"})
    assert stored == [tokens("new")]


def test_renews_a_token_that_was_rejected_and_sends_the_request_again(api: ScriptedApi) -> None:
    api.script(UNAUTHORIZED, Reply(tokens("new")), Reply({"id": 1}))
    with Reelsheet(api.url, session=UserSession(tokens("old"))) as reelsheet:
        assert reelsheet.me.get()["id"] == 1
    assert bearers(api) == ["Bearer old", None, "Bearer new"]


def test_renews_once_for_calls_that_were_rejected_at_the_same_time(api: ScriptedApi) -> None:
    both = Barrier(2, timeout=10)

    def reject(request: BaseHTTPRequestHandler) -> None:
        both.wait()
        send(request, UNAUTHORIZED)

    api.script(reject, reject, Reply(tokens("new")), Reply({"id": 1}))
    with Reelsheet(api.url, session=UserSession(tokens("old"))) as reelsheet, ThreadPoolExecutor(2) as threads:
        calls = [threads.submit(reelsheet.me.get) for _ in range(2)]
        assert [call.result()["id"] for call in calls] == [1, 1]
    assert bearers(api) == ["Bearer old", "Bearer old", None, "Bearer new", "Bearer new"]


def test_renews_once_more_with_the_same_refresh_token_where_the_answer_was_lost(api: ScriptedApi) -> None:
    api.script(lose_connection, Reply({}, 502), Reply(tokens("new")), Reply({"id": 1}))
    with Reelsheet(api.url, session=UserSession(tokens("old", 0))) as reelsheet:
        assert reelsheet.me.get()["id"] == 1
    renewals = [request.json for request in api.requests if request.path == "/v1/auth/refresh"]
    assert renewals == [{"refresh_token": "old-refresh"}] * 3


def test_raises_the_error_of_a_session_that_has_ended(api: ScriptedApi) -> None:
    api.script(UNAUTHORIZED)
    with Reelsheet(api.url, session=UserSession(tokens("old"))) as reelsheet, pytest.raises(ResponseError) as raised:
        reelsheet.me.get()
    assert (raised.value.status, raised.value.operation) == (401, "me.get")
    assert len(api.requests) == 2


KEY = b"a secret of 24 characters"
SECRET = f"whsec_{base64.b64encode(KEY).decode()}"
BODY = '{"type":"test","timestamp":"2026-11-26T10:00:00.000Z","data":{"id":1,"agent_id":2}}'


def headers_of(body: str, age: float = 0) -> dict[str, str]:
    sent_at = str(int(time.time() - age))
    digest = hmac.digest(KEY, f"msg_1.{sent_at}.{body}".encode(), hashlib.sha256)
    signatures = [base64.b64encode(each).decode() for each in (bytes(32), digest)]
    named = {"Webhook-Id": "msg_1", "Webhook-Timestamp": sent_at}
    return {**named, "Webhook-Signature": " ".join(f"v1,{each}" for each in signatures)}


@pytest.mark.parametrize("body", [BODY, BODY.encode()], ids=["text", "bytes"])
def test_returns_the_event_of_a_webhook_with_a_valid_signature(body: str | bytes) -> None:
    assert verify_webhook(headers_of(BODY), body, SECRET) == json.loads(BODY)


@pytest.mark.parametrize(
    ("headers", "message"),
    [
        (headers_of("{}"), "no signature"),
        (headers_of(BODY, age=600), "out of range"),
        ({**headers_of(BODY), "Webhook-Timestamp": "now"}, "out of range"),
        ({**headers_of(BODY), "Webhook-Id": ""}, "webhook-id is missing"),
        ({**headers_of(BODY), "Webhook-Signature": "v1,* v2,x"}, "no signature"),
    ],
    ids=["another body", "an old time", "no time", "no id", "no Base64"],
)
def test_rejects_a_request_that_is_no_webhook(headers: dict[str, str], message: str) -> None:
    with pytest.raises(WebhookSignatureError, match=message):
        verify_webhook(headers, BODY, SECRET)
