#!/bin/sh
set -eu

# region produce
ORDER=$(curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agent/ideas/produce" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"agent_id": '"$AGENT_ID"', "idea_ids": ['"$IDEA_ID"'], "template": "faceless-explainer",
    "through": "post", "requires_approval": false, "timing": "now", "max_credits": 200}')
# endregion

# region follow
SHEET_ID=$(echo "$ORDER" | jq .vidsheet_id)
BATCH_ID=$(echo "$ORDER" | jq .batch.id)
curl -sSN --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/batches/$BATCH_ID/events?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY"
# endregion

# region posts
ROW_ID=$(echo "$ORDER" | jq '.ideas[0].row_id')
curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/$ROW_ID/posts?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" | jq '.[] | {id, scheduled_time, platforms}'
# endregion
