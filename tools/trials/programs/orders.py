"""Orders work as often as the settings on the standard input say. Prints the orders that were rejected."""

import json
import sys
from concurrent.futures import ThreadPoolExecutor

from reelsheet import Reelsheet

given = json.load(sys.stdin)
reelsheet = Reelsheet(given["addresses"]["base"], given["key"], addresses=given["addresses"])


def order(mark: str) -> str | None:
    try:
        if given["kind"] == "runs":
            reelsheet.runs.create(agent_id=given["cell"]["agent_id"], message=mark)
        else:
            reelsheet.sheets.cells.generate(
                **given["cell"], generation_type=given["generation_type"], data={"prompt": mark}
            )
    except Exception as error:
        return repr(error)
    return None


with ThreadPoolExecutor(64) as threads:
    print(json.dumps([each for each in threads.map(order, given["marks"]) if each]))
