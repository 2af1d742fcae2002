#!/bin/sh
set -eu

# region agent
AGENT_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/agents" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"organization_id": '"$ORGANIZATION_ID"', "agent": {"name": "Quiet Kitchen", "time_zone": "Europe/Berlin"}}' |
  jq .agent.id)
# endregion

# region brand
curl -sS --fail-with-body -X PATCH "$REELSHEET_CORE_URL/v1/agents/$AGENT_ID/core" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"brand_name": "Quiet Kitchen", "personality": "Warm and plain. Short sentences.",
    "target_platforms": ["shortvideo", "videohost"]}' | jq .brand_name
# endregion

# region voice
SAMPLE_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/agents/$AGENT_ID/voice/design/generate-samples" \
  -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"description": "A calm, low voice that takes its time, as on a radio at night",
    "text": "Good morning. The kettle is on, the street is quiet, and nothing must be done before the first cup is empty."}' |
  jq -r '.samples[0].generation_id')

VOICE_ID=$(curl -sS --fail-with-body "$REELSHEET_URL/v1/agents/$AGENT_ID/voice/design" \
  -H "X-API-Key: $REELSHEET_KEY" --json '{"generation_id": "'"$SAMPLE_ID"'", "name": "Night radio"}' | jq -r .voice_id)
# endregion

# region standard
curl -sS --fail-with-body -X PATCH "$REELSHEET_URL/v1/agents/$AGENT_ID" -H "X-API-Key: $REELSHEET_KEY" \
  --json '{"agent": {"default_user_voice_attributes": {"source": "user_voice_resource", "voice_id": "'"$VOICE_ID"'"}}}' |
  jq .agent.name
# endregion

echo "AGENT_ID=$AGENT_ID"
