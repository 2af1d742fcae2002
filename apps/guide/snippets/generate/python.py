import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id, sheet_id = int(os.environ["AGENT_ID"]), int(os.environ["SHEET_ID"])

# region price
price = reelsheet.sheets.rows.estimate(id=sheet_id, agent_id=agent_id, only=["missing"])
print(price["credits_min"], price["credits_max"], price["lines"])
# endregion

# region batch
order = reelsheet.sheets.rows.generate(id=sheet_id, agent_id=agent_id, only=["missing"], max_credits=20)
batch = order.wait()
print(batch["status"], batch["credits_spent"], batch["failures"])
# endregion

# region cell
sheet = next(reelsheet.sheets.get(id=sheet_id, agent_id=agent_id).pages())
cell_id = sheet["spreadsheet_rows"][0]["spreadsheet_cells"][1]["id"]

generation = reelsheet.sheets.cells.generate(
    engine_id=sheet_id,
    cell_id=cell_id,
    agent_id=agent_id,
    generation_type="text",
    data={"prompt": "One calm sentence about {{TOPIC}}."},
    max_credits=2,
).wait()
print(generation["result"])
# endregion
