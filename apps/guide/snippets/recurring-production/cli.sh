#!/bin/sh
set -eu

# region job
JOB_ID=$(reelsheet recurring-jobs create --agent-id "$AGENT_ID" --data '{"job_type": "produce_ideas", "name": "Weekdays",
    "prompt": "Three ideas about calm mornings",
    "schedule": {"cadence": "weekly", "timezone": "Europe/Berlin", "time_of_day": "08:00", "days_of_week": [0, 1, 2, 3, 4]},
    "delivery": {"type": "chat_only"},
    "production": {"take": 1, "when_short": "ask", "template": "faceless-explainer", "through": "render",
      "max_credits": 200, "weekly_credits": 1000}}' --json | jq -r .id)
# endregion

# region state
reelsheet recurring-jobs get --agent-id "$AGENT_ID" --job-id "$JOB_ID"
# endregion

# region pause
reelsheet recurring-jobs pause --agent-id "$AGENT_ID" --job-id "$JOB_ID"
# endregion
