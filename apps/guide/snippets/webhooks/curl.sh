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
