#!/bin/sh
set -eu

# region layers
CELL_ID=$(reelsheet sheets get --id "$SHEET_ID" --agent-id "$AGENT_ID" --jq '
  (.spreadsheet_columns[] | select(.title == "FINAL VIDEO").id) as $column
  | .spreadsheet_rows[0].spreadsheet_cells[] | select(.spreadsheet_column_id == $column).id')

reelsheet sheets layers create-many --id "$SHEET_ID" --cell-id "$CELL_ID" --agent-id "$AGENT_ID" --layers '[
  {"name": "picture", "type": "image", "additional_attributes": {"source": "{{IMAGE}}", "duration": 4}},
  {"name": "words", "type": "text", "additional_attributes": {"text": "{{SCRIPT}}"}}]'
# endregion

# region render
RENDER=$(reelsheet renders create --agent-id "$AGENT_ID" --job.project-id "$SHEET_ID" --job.container-id "$CELL_ID" \
  --job.container-type SpreadsheetCell --job.max-credits 5 --wait --json)
# endregion

# region video
VIDEO_URL=$(echo "$RENDER" | jq -r .url)
curl -sSf --output tea.mp4 "$VIDEO_URL"
# endregion

echo "VIDEO_URL=$VIDEO_URL"
