#!/bin/sh
set -eu

# region price
reelsheet sheets rows estimate --id "$SHEET_ID" --agent-id "$AGENT_ID" --only missing
# endregion

# region batch
reelsheet sheets rows generate --id "$SHEET_ID" --agent-id "$AGENT_ID" --only missing --max-credits 20 --wait
# endregion

# region cell
CELL_ID=$(reelsheet sheets get --id "$SHEET_ID" --agent-id "$AGENT_ID" \
  --jq '.spreadsheet_rows[0].spreadsheet_cells[1].id')

reelsheet sheets cells generate --engine-id "$SHEET_ID" --cell-id "$CELL_ID" --agent-id "$AGENT_ID" \
  --generation-type text --data '{"data": {"prompt": "One calm sentence about {{TOPIC}}."}}' --max-credits 2 --wait
# endregion
