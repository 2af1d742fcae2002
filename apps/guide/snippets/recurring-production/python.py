import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id = int(os.environ["AGENT_ID"])

# region job
job = reelsheet.recurring_jobs.create(
    agent_id=agent_id,
    job_type="produce_ideas",
    name="Weekdays",
    prompt="Three ideas about calm mornings",
    schedule={
        "cadence": "weekly",
        "timezone": "Europe/Berlin",
        "time_of_day": "08:00",
        "days_of_week": [0, 1, 2, 3, 4],
    },
    delivery={"type": "chat_only"},
    production={
        "take": 1,
        "when_short": "ask",
        "template": "faceless-explainer",
        "through": "render",
        "max_credits": 200,
        "weekly_credits": 1000,
    },
)
# endregion

# region state
state = reelsheet.recurring_jobs.get(agent_id=agent_id, job_id=job["id"])
print(state["next_run_at"], state["last_outcome"], state["last_production"])
# endregion

# region pause
reelsheet.recurring_jobs.pause(agent_id=agent_id, job_id=job["id"])
# endregion
