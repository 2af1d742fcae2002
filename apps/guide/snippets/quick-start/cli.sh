#!/bin/sh
set -eu

# region agent
AGENT_ID=$(reelsheet agents create --organization-id "$ORGANIZATION_ID" \
  --agent.name 'Calm Mornings' --agent.time-zone Europe/Berlin --jq .agent.id)
# endregion

# region sheet
SHEET_ID=$(reelsheet templates clone --slug daily-quote --agent-id "$AGENT_ID" --jq .id)
# endregion

# region price
reelsheet sheets rows estimate --id "$SHEET_ID" --agent-id "$AGENT_ID" --through render
# endregion

# region make
reelsheet sheets rows generate --id "$SHEET_ID" --agent-id "$AGENT_ID" --through render --max-credits 80 --wait
# endregion

# region video
reelsheet renders list --agent-id "$AGENT_ID" --project-id "$SHEET_ID" --jq '.[0].url'
# endregion
