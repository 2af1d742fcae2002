#!/bin/sh
set -eu

# region address
curl -sS --fail-with-body -X PATCH "$REELSHEET_URL/v1/agents/$AGENT_ID/automation_config" \
  -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"automation_config": {"webhook_url": "'"$WEBHOOK_URL"'"}}' | jq .webhook_url
# endregion

# region test
curl -sS --fail-with-body -X POST "$REELSHEET_URL/v1/agents/$AGENT_ID/automation_config/test_webhook" \
  -H "X-API-Key: $REELSHEET_KEY" | jq .
# endregion

# region deliveries
curl -sS --fail-with-body "$REELSHEET_URL/v1/agents/$AGENT_ID/automation_config/deliveries?limit=20" \
  -H "X-API-Key: $REELSHEET_KEY" | jq '.deliveries[] | {type, status, attempts, error}'
# endregion

# Rows are added until the stream has ended.
while sleep 1; do
  curl -sS --fail-with-body --output /dev/null -X POST "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows?agent_id=$AGENT_ID" \
    -H "X-API-Key: $REELSHEET_KEY" --json '{}'
done &
ADDING=$!
trap 'kill $ADDING' EXIT

# region listen
curl -sS --no-buffer "$REELSHEET_URL/v1/agents/$AGENT_ID/automation_config/listen?types=row.created" \
  -H "X-API-Key: $REELSHEET_KEY" |
  sed -un 's/^data: //p' | jq -n 'first(inputs | .body // empty | fromjson)'
# endregion
