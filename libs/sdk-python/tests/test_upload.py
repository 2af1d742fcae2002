import asyncio
import base64
import io
from pathlib import Path

import pytest

from reelsheet import AsyncReelsheet, Reelsheet, UploadEndedError
from scripted_api import Reply, ScriptedAnswer, ScriptedApi, lose_connection


def at(offset: int, status: int = 204) -> Reply:
    return Reply(None, status, {"Upload-Offset": str(offset), "Content-Length": "0"} if status == 204 else {"Upload-Offset": str(offset)})


def script_of(api: ScriptedApi) -> list[ScriptedAnswer]:
    announced = Reply({"signed_id": "s1", "upload_url": f"{api.url}/v1/resumable_uploads/u1"}, 201)
    return [lose_connection, announced, at(0, 200), lose_connection, at(3, 200), at(8)]


def test_announces_a_file_sends_its_bytes_and_continues_where_the_service_says(
    api: ScriptedApi, client: Reelsheet, tmp_path: Path
) -> None:
    path = tmp_path / "clip.mp4"
    path.write_bytes(b"twelve b")
    api.script(*script_of(api))
    sent: list[int] = []
    assert client.upload_file(path, agent_id=3, on_progress=sent.append) == "s1"
    assert sent == [0, 3, 8]
    lost, announcement, *_, chunk = api.requests
    assert [each.headers["upload-length"] for each in (lost, announcement)] == ["8", "8"]
    name, media_type = (base64.b64encode(each).decode() for each in (b"clip.mp4", b"video/mp4"))
    assert announcement.headers["upload-metadata"] == f"filename {name},filetype {media_type}"
    assert (chunk.method, chunk.body, chunk.headers["upload-offset"]) == ("PATCH", b"lve b", "3")
    assert chunk.headers["upload-checksum"].startswith("sha1 ")


def test_sends_an_open_file_for_await(api: ScriptedApi) -> None:
    async def upload() -> str:
        async with AsyncReelsheet(api.url, "k") as client:
            return await client.upload_file(io.BytesIO(b"twelve b"), agent_id=3, name="a.bin")

    api.script(*script_of(api))
    assert asyncio.run(upload()) == "s1"
    assert api.requests[-1].body == b"lve b"


def test_raises_that_an_upload_has_ended(api: ScriptedApi, client: Reelsheet) -> None:
    announced = Reply({"signed_id": "s1", "upload_url": f"{api.url}/v1/resumable_uploads/u1"}, 201)
    api.script(announced, Reply(None, 410))
    with pytest.raises(UploadEndedError, match="410"):
        client.upload_file(io.BytesIO(b"b"), agent_id=3)
