import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()

# region agent
created = reelsheet.agents.create(
    organization_id=int(os.environ["ORGANIZATION_ID"]),
    agent={"name": "Quiet Kitchen", "time_zone": "Europe/Berlin"},
)
agent_id = created["agent"]["id"]
# endregion

# region brand
reelsheet.agent_core.update(
    agent_id=agent_id,
    brand_name="Quiet Kitchen",
    personality="Warm and plain. Short sentences.",
    target_platforms=["shortvideo", "videohost"],
)
# endregion

# region voice
found = reelsheet.voices.generate_samples(
    agent_id=agent_id,
    description="A calm, low voice that takes its time, as on a radio at night",
    text="Good morning. The kettle is on, the street is quiet, and nothing must be done "
    "before the first cup is empty.",
)

voice = reelsheet.voices.design(
    agent_id=agent_id,
    generation_id=found["samples"][0]["generation_id"],
    name="Night radio",
)
# endregion

# region standard
reelsheet.agents.update(
    agent_id=agent_id,
    agent={"default_user_voice_attributes": {"source": "user_voice_resource", "voice_id": voice["voice_id"]}},
)
# endregion

print(f"AGENT_ID={agent_id}")
