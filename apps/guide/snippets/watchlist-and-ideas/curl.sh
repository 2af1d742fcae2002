#!/bin/sh
set -eu

# region watch
curl -sS --fail-with-body "$REELSHEET_CORE_URL/v1/agents/$AGENT_ID/watchlists" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"project_id": null, "name": "Slow mornings", "sources": [
    {"platform": "shortvideo", "target_type": "hashtag", "target_value": "slowmorning"},
    {"platform": "videohost", "target_type": "keyword", "target_value": "morning routine"}]}' | jq .name
# endregion

# region propose
RUN_ID=$(curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agent/run" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"agent_id": '"$AGENT_ID"', "message": "Propose 3 ideas for short videos about calm mornings."}' |
  jq -r .run_id)

until curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agent/runs/$RUN_ID" -H "X-API-Key: $REELSHEET_KEY" |
  jq -e '.status != "running"' > /dev/null; do sleep 3; done
# endregion

# region accept
IDEA_ID=$(curl -sS --fail-with-body "$REELSHEET_AGENT_URL/v1/agent/ideas?agent_id=$AGENT_ID&status=generated" \
  -H "X-API-Key: $REELSHEET_KEY" | jq '.[0].id')

curl -sS --fail-with-body -X PUT "$REELSHEET_AGENT_URL/v1/agent/ideas/$IDEA_ID/status/approve_to_create" \
  -H "X-API-Key: $REELSHEET_KEY"
# endregion

echo
echo "IDEA_ID=$IDEA_ID"
