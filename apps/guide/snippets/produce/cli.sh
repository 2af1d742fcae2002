#!/bin/sh
set -eu

# region produce
ORDER=$(reelsheet ideas produce --agent-id "$AGENT_ID" --idea-ids "$IDEA_ID" --template faceless-explainer \
  --through post --requires-approval false --timing now --max-credits 200 --json)
# endregion

# region follow
SHEET_ID=$(echo "$ORDER" | jq .vidsheet_id)
BATCH_ID=$(echo "$ORDER" | jq .batch.id)
reelsheet sheets batches watch --id "$SHEET_ID" --batch-id "$BATCH_ID" --agent-id "$AGENT_ID" --jq .completed
# endregion

# region posts
reelsheet sheets rows list-posts --id "$SHEET_ID" --row-id "$(echo "$ORDER" | jq '.ideas[0].row_id')" \
  --agent-id "$AGENT_ID"
# endregion
