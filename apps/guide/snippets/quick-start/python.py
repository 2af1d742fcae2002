import os

# region agent
from reelsheet import Reelsheet

reelsheet = Reelsheet()

created = reelsheet.agents.create(
    organization_id=int(os.environ["ORGANIZATION_ID"]),
    agent={"name": "Calm Mornings", "time_zone": "Europe/Berlin"},
)
agent_id = created["agent"]["id"]
# endregion

# region sheet
sheet = reelsheet.templates.clone(slug="daily-quote", agent_id=agent_id)
# endregion

# region price
price = reelsheet.sheets.rows.estimate(id=sheet["id"], agent_id=agent_id, through="render")
print(price["credits_min"], price["credits_max"])
# endregion

# region make
order = reelsheet.sheets.rows.generate(id=sheet["id"], agent_id=agent_id, through="render", max_credits=80)
batch = order.wait(on_state=lambda state: print(state["completed"], "of", state["total"]))
# endregion

# region video
videos = reelsheet.renders.list(agent_id=agent_id, project_id=sheet["id"]).all(1)
print(batch["status"], videos[0]["url"])
# endregion
