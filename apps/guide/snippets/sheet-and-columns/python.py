import os

from reelsheet import Reelsheet

agent_id = int(os.environ["AGENT_ID"])

# region sheet
reelsheet = Reelsheet()

sheet_id = reelsheet.sheets.create(agent_id=agent_id, spreadsheet={"title": "Tea at home"})["id"]
# endregion

# region columns
reelsheet.sheets.columns.create_many(
    id=sheet_id,
    agent_id=agent_id,
    columns=[
        {"title": "TOPIC", "type": "text", "column_role": "ingredient"},
        {"title": "SCRIPT", "type": "text", "column_role": "script"},
        {"title": "IMAGE", "type": "image", "column_role": "ingredient"},
        {"title": "FINAL VIDEO", "type": "video", "column_role": "final_video"},
    ],
)
# endregion

# region rows
reelsheet.sheets.rows.import_(
    id=sheet_id,
    agent_id=agent_id,
    rows=[{"TOPIC": "A pot of green tea"}, {"TOPIC": "Mint from the balcony"}],
)
# endregion

# region prompts
prompts = {
    "SCRIPT": "Write two calm sentences about {{TOPIC}}.",
    "IMAGE": "{{TOPIC}}, morning light, no people",
}

sheet = next(reelsheet.sheets.get(id=sheet_id, agent_id=agent_id).pages())
titles = {column["id"]: column["title"] for column in sheet["spreadsheet_columns"]}
cells = [
    {"id": cell["id"], "additional_attributes": {"textMode": "ai", "prompt": prompts[title]}}
    for row in sheet["spreadsheet_rows"]
    for cell in row["spreadsheet_cells"]
    if (title := titles[cell["spreadsheet_column_id"]]) in prompts
]

reelsheet.sheets.cells.update_many(id=sheet_id, agent_id=agent_id, cells=cells)
# endregion

print(f"SHEET_ID={sheet_id}")
