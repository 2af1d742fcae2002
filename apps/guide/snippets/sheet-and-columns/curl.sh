#!/bin/sh
set -eu

# region sheet
SHEET_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"spreadsheet": {"title": "Tea at home"}}' | jq .id)
# endregion

# region columns
curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/columns/mass_create?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"columns": [
    {"title": "TOPIC", "type": "text", "column_role": "ingredient"},
    {"title": "SCRIPT", "type": "text", "column_role": "script"},
    {"title": "IMAGE", "type": "image", "column_role": "ingredient"},
    {"title": "FINAL VIDEO", "type": "video", "column_role": "final_video"}]}' | jq 'map(.title)'
# endregion

# region rows
curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/rows/import?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"rows": [{"TOPIC": "A pot of green tea"}, {"TOPIC": "Mint from the balcony"}]}' | jq .
# endregion

# region prompts
SHEET=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY")

CELLS=$(echo "$SHEET" | jq '(.spreadsheet_columns | map({(.title): .id}) | add) as $columns
  | {SCRIPT: "Write two calm sentences about {{TOPIC}}.", IMAGE: "{{TOPIC}}, morning light, no people"} as $prompts
  | {cells: [.spreadsheet_rows[].spreadsheet_cells[] as $cell | $prompts | to_entries[]
    | select($columns[.key] == $cell.spreadsheet_column_id)
    | {id: $cell.id, additional_attributes: {textMode: "ai", prompt: .value}}]}')

curl -sS --fail-with-body -X PUT "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/cells/mass_update?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" -H 'Prefer: return=minimal' --json "$CELLS"
# endregion

echo "SHEET_ID=$SHEET_ID"
