"""Uploads a file: `python upload.py <file> <agent>`. Prints its signed id and the memory of the process."""

import json
import re
import sys
from pathlib import Path

from reelsheet import Reelsheet


def peak() -> float:
    """Return the largest number of megabytes that the process has used."""
    status = Path("/proc/self/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024


with Reelsheet() as reelsheet:
    reelsheet.me.get()
    before = peak()
    signed_id = reelsheet.upload_file(sys.argv[1], agent_id=sys.argv[2])
    print(json.dumps({"signed_id": signed_id, "before": before, "peak": peak()}))
