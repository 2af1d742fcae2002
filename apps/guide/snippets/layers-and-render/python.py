import os
from urllib.request import urlretrieve

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id, sheet_id = int(os.environ["AGENT_ID"]), int(os.environ["SHEET_ID"])

# region layers
sheet = next(reelsheet.sheets.get(id=sheet_id, agent_id=agent_id).pages())
column_id = next(each["id"] for each in sheet["spreadsheet_columns"] if each["title"] == "FINAL VIDEO")
cells = sheet["spreadsheet_rows"][0]["spreadsheet_cells"]
cell_id = next(each["id"] for each in cells if each["spreadsheet_column_id"] == column_id)

reelsheet.sheets.layers.create_many(
    id=sheet_id,
    cell_id=cell_id,
    agent_id=agent_id,
    layers=[
        {"name": "picture", "type": "image", "additional_attributes": {"source": "{{IMAGE}}", "duration": 4}},
        {"name": "words", "type": "text", "additional_attributes": {"text": "{{SCRIPT}}"}},
    ],
)
# endregion

# region render
render = reelsheet.renders.create(
    agent_id=agent_id,
    job={
        "project_id": sheet_id,
        "container_id": cell_id,
        "container_type": "SpreadsheetCell",
        "max_credits": 5,
    },
).wait()
# endregion

# region video
urlretrieve(render["url"], "tea.mp4")
# endregion

print(f"VIDEO_URL={render['url']}")
