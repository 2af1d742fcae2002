#!/bin/sh
set -eu

# region address
reelsheet webhooks update --agent-id "$AGENT_ID" --automation-config.webhook-url "$WEBHOOK_URL"
# endregion

# region test
reelsheet webhooks test --agent-id "$AGENT_ID"
# endregion

# region deliveries
reelsheet webhooks deliveries list --agent-id "$AGENT_ID" --limit 20
# endregion

# Rows are added until the stream has ended.
while sleep 1; do
  reelsheet sheets rows create --id "$SHEET_ID" --agent-id "$AGENT_ID" --json > /dev/null
done &
ADDING=$!
trap 'kill $ADDING' EXIT

# region listen
reelsheet webhooks listen --agent-id "$AGENT_ID" --types row.created --max 1
# endregion
