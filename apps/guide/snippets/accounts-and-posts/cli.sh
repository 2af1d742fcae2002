#!/bin/sh
set -eu

# region connect
reelsheet social-accounts connect --agent-id "$AGENT_ID" --platform videohost
# endregion

curl -sSL -o /dev/null "$(reelsheet social-accounts connect --agent-id "$AGENT_ID" --platform videohost --json |
  jq -r .authorize_url)"

# region post
POST_ID=$(reelsheet posts create --agent-id "$AGENT_ID" --platform videohost --schedule-type now \
  --title 'A pot of green tea' --description 'Two calm minutes #tea' --media-url "$VIDEO_URL" --strict \
  --wait --jq .id)
# endregion

# region live
reelsheet posts get --post-id "$POST_ID"
# endregion
