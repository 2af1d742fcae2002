import asyncio

import pytest

from reelsheet import AsyncReelsheet, SessionTokens, UserSession
from scripted_api import Reply, ScriptedApi, leave_unanswered, send_events


def test_calls_lists_and_work_are_awaited(api: ScriptedApi) -> None:
    async def use() -> None:
        async with AsyncReelsheet(api.url, "k", addresses=api.addresses) as reelsheet:
            api.script(Reply({"id": 1}))
            assert (await reelsheet.me.get())["id"] == 1
            api.script(Reply([{"id": 7}]), Reply([]))
            assert [idea["id"] async for idea in reelsheet.agent(12).ideas.list()] == [7]
            done = 'data: {"id": 4, "status": "completed"}\n\n'
            api.script(Reply({"job_id": 4}), send_events(done), Reply({"id": 4, "status": "completed", "url": "u"}))
            render = await reelsheet.renders.create(agent_id=3, job={})  # type: ignore[typeddict-item]
            assert (await render.wait())["url"] == "u"
            api.script(Reply({"posts": [{"post_id": 7}, {"post_id": 8}]}), Reply({"status": "success"}))
            posts = await reelsheet.sheets.post_plan.create_posts(id=1, agent_id=3, row_ids=[5])
            assert len(await posts.wait()) == 2

    asyncio.run(use())


def test_webhooks_are_awaited_and_so_is_the_function_for_missing_ones(api: ScriptedApi) -> None:
    missed: list[str] = []

    async def on_missed() -> None:
        missed.append("missed")

    async def use() -> None:
        message = 'id: 7\ndata: {"at": "", "headers": {"webhook-id": "msg_1"}, "body": "a"}\n\n'
        api.script(send_events('event: resync\nid: 6\ndata: {"at": ""}\n\n', message, is_open=True))
        async with AsyncReelsheet(api.url, "k", addresses=api.addresses) as reelsheet:
            messages = reelsheet.listen_to_webhooks(agent_id=12, on_missed=on_missed)
            assert (await anext(messages)).body == "a"
            await messages.aclose()

    asyncio.run(use())
    assert missed == ["missed"]


def test_a_renewal_serves_all_calls_and_awaits_its_function(api: ScriptedApi) -> None:
    stored: list[SessionTokens] = []

    async def store(tokens: SessionTokens) -> None:
        await asyncio.sleep(0)
        stored.append(tokens)

    async def use() -> None:
        new: SessionTokens = {"access_token": "new", "refresh_token": "r", "expires_in": 900}
        api.script(Reply(new), Reply({}))
        async with AsyncReelsheet(api.url, session=UserSession({"access_token": "old", "expires_in": 0}, store)) as reelsheet:
            await asyncio.gather(*(reelsheet.me.get() for _ in range(3)))
        assert stored == [new]

    asyncio.run(use())
    assert len(api.requests) == 4


def test_a_cancelled_call_makes_way_for_others(api: ScriptedApi) -> None:
    async def use() -> None:
        async with AsyncReelsheet(api.url, "k") as reelsheet:
            api.script(leave_unanswered)
            calls = [asyncio.ensure_future(reelsheet.me.get()) for _ in range(16)]
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(reelsheet.me.get(), 0.1)
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            api.script(Reply({"id": 1}))
            assert (await reelsheet.me.get())["id"] == 1

    asyncio.run(use())
