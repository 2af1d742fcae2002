#!/bin/sh
set -eu

# region layers
SHEET=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY")
CELL_ID=$(echo "$SHEET" | jq '(.spreadsheet_columns[] | select(.title == "FINAL VIDEO").id) as $column
  | .spreadsheet_rows[0].spreadsheet_cells[] | select(.spreadsheet_column_id == $column).id')

curl -sS --fail-with-body "$REELSHEET_URL/v1/vidsheet/$SHEET_ID/cells/$CELL_ID/layers/mass_create?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"layers": [
    {"name": "picture", "type": "image", "additional_attributes": {"source": "{{IMAGE}}", "duration": 4}},
    {"name": "words", "type": "text", "additional_attributes": {"text": "{{SCRIPT}}"}}]}' | jq 'map(.name)'
# endregion

# region render
JOB_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/render_jobs?agent_id=$AGENT_ID" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"job": {"project_id": '"$SHEET_ID"', "container_id": '"$CELL_ID"',
    "container_type": "SpreadsheetCell", "max_credits": 5}}' | jq .job_id)

curl -sSN --fail-with-body "$REELSHEET_URL/v1/render_jobs/$JOB_ID/events" -H "X-API-Key: $REELSHEET_KEY"
# endregion

# region video
VIDEO_URL=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/render_jobs/$JOB_ID" -H "X-API-Key: $REELSHEET_KEY" |
  jq -r .url)
curl -sSf --output tea.mp4 "$VIDEO_URL"
# endregion

echo "VIDEO_URL=$VIDEO_URL"
