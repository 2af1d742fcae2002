#!/bin/sh
set -eu

# region connect
curl -sS --fail-with-body "$REELSHEET_URL/v1/agents/$AGENT_ID/social_accounts/videohost/connect" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{}' | jq -r .authorize_url
# endregion

curl -sSL -o /dev/null "$(curl -sS --fail-with-body \
  "$REELSHEET_URL/v1/agents/$AGENT_ID/social_accounts/videohost/connect" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{}' | jq -r .authorize_url)"

# region post
POST_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/schedule/with-post" -H "X-API-Key: $REELSHEET_KEY" \
  -H "Idempotency-Key: tea-$SHEET_ID" --json '{"agent_id": '"$AGENT_ID"', "platform": ["videohost"],
    "schedule_type": "now", "title": "A pot of green tea", "description": "Two calm minutes #tea",
    "media_url": "'"$VIDEO_URL"'", "strict": true}' | jq .post_id)
# endregion

# region live
until curl -sS --fail-with-body "$REELSHEET_URL/v1/schedule/post/$POST_ID" -H "X-API-Key: $REELSHEET_KEY" |
  jq -e '.platforms_status[] | {platform, post_url, error}
    | select(.post_url != null or .error != null)'; do sleep 3; done
# endregion
