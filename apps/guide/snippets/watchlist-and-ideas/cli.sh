#!/bin/sh
set -eu

# region watch
reelsheet watchlists create --agent-id "$AGENT_ID" --data '{"project_id": null, "name": "Slow mornings", "sources": [
  {"platform": "shortvideo", "target_type": "hashtag", "target_value": "slowmorning"},
  {"platform": "videohost", "target_type": "keyword", "target_value": "morning routine"}]}'
# endregion

# region propose
reelsheet run "Propose 3 ideas for short videos about calm mornings." --agent-id "$AGENT_ID"
# endregion

# region accept
IDEA_ID=$(reelsheet ideas list --agent-id "$AGENT_ID" --status generated --jq '.[0].id')
reelsheet ideas set-status --id "$IDEA_ID" --status approve_to_create
# endregion

echo "IDEA_ID=$IDEA_ID"
