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
