"""Orders work as often as the settings on the standard input say. Prints the orders that were rejected."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor

from reelsheet import Reelsheet

given = json.load(sys.stdin)
reelsheet = Reelsheet(given["addresses"]["base"], given["key"], addresses=given["addresses"])
agent_id = given["cell"]["agent_id"]


def generate(mark: str) -> object:
    return reelsheet.sheets.cells.generate(
        **given["cell"], generation_type=given["generation_type"], data={"prompt": mark}
    )


def render(mark: str) -> object:
    clip = {"type": "text", "text": mark, "start": 0, "duration": 1}
    canvas = {"width": 180, "height": 320, "fps": 10}
    composition = json.dumps({"canvas": canvas, "tracks": [{"clips": [clip]}]})
    return reelsheet.renders.create(agent_id=agent_id, job={**given["render"], "input": composition})


ORDERS = {
    "runs": lambda mark: reelsheet.runs.create(agent_id=agent_id, message=mark),
    "research": lambda mark: reelsheet.ideas.research(agent_id=agent_id, topic=mark),
    "renders": render,
    "batches": lambda row: reelsheet.sheets.rows.generate(
        id=given["cell"]["engine_id"], agent_id=agent_id, row_ids=[int(row)]
    ),
}


def order(mark: str) -> str | None:
    try:
        ORDERS.get(given["kind"], generate)(mark)
    except Exception as error:
        return repr(error)
    return None


with ThreadPoolExecutor(64) as threads:
    print(json.dumps([each for each in threads.map(order, given["marks"]) if each]))
