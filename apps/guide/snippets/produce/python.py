import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id, idea_id = int(os.environ["AGENT_ID"]), int(os.environ["IDEA_ID"])

# region produce
order = reelsheet.ideas.produce(
    agent_id=agent_id,
    idea_ids=[idea_id],
    template="faceless-explainer",
    through="post",
    requires_approval=False,
    timing="now",
    max_credits=200,
)
# endregion

# region follow
batch = order.wait(on_state=lambda state: print(state["completed"], "of", state["total"]))
print(batch["status"], batch["credits_spent"])
# endregion

# region posts
made = order.data
posts = reelsheet.sheets.rows.list_posts(
    id=made["vidsheet_id"], row_id=made["ideas"][0]["row_id"], agent_id=agent_id
)
for post in posts:
    print(post["id"], post["scheduled_time"], post["platforms"])
# endregion
