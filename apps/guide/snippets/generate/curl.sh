#!/bin/sh
set -eu

# region price
curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/estimate?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"only": ["missing"]}' | jq '{credits_min, credits_max, lines}'
# endregion

# region batch
BATCH_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/generate?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"only": ["missing"], "max_credits": 20}' | jq .id)

curl -sSN --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/batches/$BATCH_ID/events?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY"
# endregion

# region cell
CELL_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" | jq '.spreadsheet_rows[0].spreadsheet_cells[1].id')

GENERATION_ID=$(curl -sS --fail-with-body \
  "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/cells/$CELL_ID/generate?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" -H "Idempotency-Key: script-$CELL_ID" \
  --json '{"generation_type": "text", "data": {"prompt": "One calm sentence about {{TOPIC}}."}, "max_credits": 2}' |
  jq .generation_id)

curl -sSN --fail-with-body "$REELSHEET_URL/v1/generations/$GENERATION_ID/events" -H "X-API-Key: $REELSHEET_KEY"
# endregion
