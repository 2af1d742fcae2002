#!/bin/sh
set -eu

# region job
JOB_ID=$(curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agents/$AGENT_ID/recurring-jobs" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"job_type": "produce_ideas", "name": "Weekdays",
    "prompt": "Three ideas about calm mornings",
    "schedule": {"cadence": "weekly", "timezone": "Europe/Berlin", "time_of_day": "08:00", "days_of_week": [0, 1, 2, 3, 4]},
    "delivery": {"type": "chat_only"},
    "production": {"take": 1, "when_short": "ask", "template": "faceless-explainer", "through": "render",
      "max_credits": 200, "weekly_credits": 1000}}' | jq -r .id)
# endregion

# region state
curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agents/$AGENT_ID/recurring-jobs/$JOB_ID" \
  -H "X-API-Key: $REELSHEET_KEY" | jq '{next_run_at, last_outcome, last_production}'
# endregion

# region pause
curl -sS --fail-with-body -X POST "$REELSHEET_AGENT_URL/v1/agents/$AGENT_ID/recurring-jobs/$JOB_ID/pause" \
  -H "X-API-Key: $REELSHEET_KEY" | jq .status
# endregion
