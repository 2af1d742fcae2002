import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id = int(os.environ["AGENT_ID"])

# region watch
reelsheet.watchlists.create(
    agent_id=agent_id,
    project_id=None,
    name="Slow mornings",
    sources=[
        {"platform": "shortvideo", "target_type": "hashtag", "target_value": "slowmorning"},
        {"platform": "videohost", "target_type": "keyword", "target_value": "morning routine"},
    ],
)
# endregion

# region propose
reelsheet.runs.create(agent_id=agent_id, message="Propose 3 ideas for short videos about calm mornings.").wait()
# endregion

# region accept
[idea] = reelsheet.ideas.list(agent_id=agent_id, status="generated").all(1)
reelsheet.ideas.set_status(id=idea["id"], status="approve_to_create")
# endregion

print(f"IDEA_ID={idea['id']}")
