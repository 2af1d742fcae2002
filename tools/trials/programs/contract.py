"""Runs the cases of the contract with the Python package: `python contract.py <settings and cases> threads|asyncio`."""

import asyncio
import io
import json
import re
import sys

from reelsheet import AsyncReelsheet, Reelsheet, ResponseError, verify_webhook

TEN_YEARS = 315_360_000


def method_of(root, name):
    for word in name.split("."):
        root = getattr(root, re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", word))
    return root


def filled(value, saved):
    """Replace `$agent` by the saved value with this name."""
    if isinstance(value, str):
        return saved[value[1:]] if value.startswith("$") else value
    if isinstance(value, list):
        return [filled(each, saved) for each in value]
    return {name: filled(each, saved) for name, each in value.items()} if isinstance(value, dict) else value


def value_at(value, path):
    """Return the value at `0.spreadsheet_cells.length`; an empty path means the whole."""
    for name in filter(None, path.split(".")):
        if name == "length":
            value = len(value)
        else:
            value = value[int(name)] if isinstance(value, list) else value.get(name)
    return value


class Contract:
    """The cases, and what they have saved."""

    def __init__(self, settings, cases):
        self.settings = settings
        self.cases = cases
        self.saved = dict(settings["values"])
        self.wrong = []

    def call_of(self, client, case):
        root = client.agent(self.saved["agent"]) if case.get("agent") else client
        key = {"idempotency_key": f"{case['key']}-{self.saved['agent']}"} if "key" in case else {}
        return method_of(root, case["call"])(**filled(case.get("with", {}), self.saved), options=key)

    def check(self, case, result):
        if "error" in case:
            return self.wrong.append(f"{case['name']}: no error")
        for name, path in case.get("save", {}).items():
            self.saved[name] = value_at(result, path)
        for path, expected in filled(case.get("expect", {}), self.saved).items():
            if value_at(result, path) != expected:
                self.wrong.append(f"{case['name']}: {path} is {value_at(result, path)!r}")

    def check_error(self, case, error):
        if "error" not in case or not isinstance(error, ResponseError):
            return self.wrong.append(f"{case['name']}: {error!r}")
        field = error.field_errors[0]["field"] if error.field_errors else None
        seen = {"status": error.status, "code": error.code, "field": field}
        for name, expected in case["error"].items():
            if seen[name] != expected:
                self.wrong.append(f"{case['name']}: {name} is {seen[name]}")

    def webhook(self, case):
        given = case["with"]
        return verify_webhook(given["headers"], given["body"], given["secret"], tolerance_seconds=TEN_YEARS)

    def upload(self, case):
        given = filled(case["with"], self.saved)
        return {"file": io.BytesIO(given.pop("text").encode()), **given}

    def run(self):
        with Reelsheet(self.settings["url"], self.settings["key"]) as client:
            for case in self.cases:
                try:
                    self.check(case, self.result_of(client, case))
                except Exception as error:
                    self.check_error(case, error)

    def result_of(self, client, case):
        match case["how"]:
            case "page":
                return self.call_of(client, case).page()
            case "all":
                return list(self.call_of(client, case))
            case "pages":
                return list(self.call_of(client, case).pages())
            case "wait":
                return self.call_of(client, case).wait(timeout=60)
            case "events":
                return {"last": list(self.call_of(client, case))[-1]}
            case "text":
                return self.call_of(client, case).read().decode("utf-8-sig").split("\r\n")
            case "watch":
                changes = client.watch_sheet(**filled(case["with"], self.saved))
                return {"has_changes": len(next(changes)["changes"]) > 0}
            case "upload":
                given = self.upload(case)
                return {"is_text": isinstance(client.upload_file(given.pop("file"), **given), str)}
            case "webhook":
                return self.webhook(case)
            case "without_key":
                with Reelsheet(self.settings["url"], "none") as other:
                    return self.call_of(other, case)
        return self.call_of(client, case)

    async def run_async(self):
        async with AsyncReelsheet(self.settings["url"], self.settings["key"]) as client:
            for case in self.cases:
                try:
                    self.check(case, await self.async_result_of(client, case))
                except Exception as error:
                    self.check_error(case, error)

    async def async_result_of(self, client, case):
        match case["how"]:
            case "page":
                return await self.call_of(client, case).page()
            case "all":
                return [item async for item in self.call_of(client, case)]
            case "pages":
                return [page async for page in self.call_of(client, case).pages()]
            case "wait":
                return await (await self.call_of(client, case)).wait(timeout=60)
            case "events":
                return {"last": [event async for event in self.call_of(client, case)][-1]}
            case "text":
                return (await (await self.call_of(client, case)).read()).decode("utf-8-sig").split("\r\n")
            case "watch":
                changes = client.watch_sheet(**filled(case["with"], self.saved))
                return {"has_changes": len((await anext(changes))["changes"]) > 0}
            case "upload":
                given = self.upload(case)
                return {"is_text": isinstance(await client.upload_file(given.pop("file"), **given), str)}
            case "webhook":
                return self.webhook(case)
            case "without_key":
                async with AsyncReelsheet(self.settings["url"], "none") as other:
                    return await self.call_of(other, case)
        return await self.call_of(client, case)


def main():
    with open(sys.argv[1]) as file:
        given = json.load(file)
    contract = Contract(given["settings"], given["cases"])
    if sys.argv[2] == "asyncio":
        asyncio.run(contract.run_async())
    else:
        contract.run()
    print(json.dumps(contract.wrong))


main()
