#!/bin/sh
set -eu

# region sheet
SHEET_ID=$(reelsheet sheets create --agent-id "$AGENT_ID" --spreadsheet.title 'Tea at home' --jq .id)
# endregion

# region columns
reelsheet sheets columns create-many --id "$SHEET_ID" --agent-id "$AGENT_ID" --columns '[
  {"title": "TOPIC", "type": "text", "column_role": "ingredient"},
  {"title": "SCRIPT", "type": "text", "column_role": "script"},
  {"title": "IMAGE", "type": "image", "column_role": "ingredient"},
  {"title": "FINAL VIDEO", "type": "video", "column_role": "final_video"}]'
# endregion

# region rows
printf 'TOPIC\nA pot of green tea\nMint from the balcony\n' > tea.csv
reelsheet sheet push tea.csv --id "$SHEET_ID" --agent-id "$AGENT_ID" --match TOPIC --yes
# endregion

# region prompts
CELLS=$(reelsheet sheets get --id "$SHEET_ID" --agent-id "$AGENT_ID" --jq '
  (.spreadsheet_columns | map({(.title): .id}) | add) as $columns
  | {SCRIPT: "Write two calm sentences about {{TOPIC}}.", IMAGE: "{{TOPIC}}, morning light, no people"} as $prompts
  | [.spreadsheet_rows[].spreadsheet_cells[] as $cell | $prompts | to_entries[]
    | select($columns[.key] == $cell.spreadsheet_column_id)
    | {id: $cell.id, additional_attributes: {textMode: "ai", prompt: .value}}]')

reelsheet sheets cells update-many --id "$SHEET_ID" --agent-id "$AGENT_ID" --cells "$CELLS" --jq length
# endregion

echo "SHEET_ID=$SHEET_ID"
