#!/bin/sh
set -eu

# region agent
AGENT_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/agents" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"organization_id": '"$ORGANIZATION_ID"', "agent": {"name": "Calm Mornings", "time_zone": "Europe/Berlin"}}' |
  jq .agent.id)
# endregion

# region sheet
SHEET_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/templates/spreadsheets/daily-quote/clone" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"agent_id": '"$AGENT_ID"'}' | jq .id)
# endregion

# region price
curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/estimate?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"through": "render"}' | jq '{credits_min, credits_max}'
# endregion

# region make
BATCH_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/generate?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"through": "render", "max_credits": 80}' | jq .id)

# The stream ends with the batch; it stays open while the batch is paused.
curl -sSN --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/batches/$BATCH_ID/events?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY"
# endregion

# region video
curl -sS --fail-with-body "$REELSHEET_URL/v1/render_jobs?agent_id=$AGENT_ID&project_id=$SHEET_ID" \
  -H "X-API-Key: $REELSHEET_KEY" | jq -r '.[0].url'
# endregion
