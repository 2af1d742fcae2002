#!/bin/sh
set -eu

# region agent
AGENT_ID=$(reelsheet agents create --organization-id "$ORGANIZATION_ID" \
  --agent.name 'Quiet Kitchen' --agent.time-zone Europe/Berlin --jq .agent.id)
# endregion

# region brand
reelsheet agent-core update --agent-id "$AGENT_ID" --brand-name 'Quiet Kitchen' \
  --personality 'Warm and plain. Short sentences.' --target-platforms shortvideo,videohost --jq .brand_name
# endregion

# region voice
SAMPLE_ID=$(reelsheet voices generate-samples --agent-id "$AGENT_ID" \
  --description 'A calm, low voice that takes its time, as on a radio at night' \
  --text 'Good morning. The kettle is on, the street is quiet, and nothing must be done before the first cup is empty.' \
  --json | jq -r '.samples[0].generation_id')

VOICE_ID=$(reelsheet voices design --agent-id "$AGENT_ID" --generation-id "$SAMPLE_ID" --name 'Night radio' \
  --json | jq -r .voice_id)
# endregion

# region standard
reelsheet agents update --agent-id "$AGENT_ID" \
  --data '{"agent": {"default_user_voice_attributes": {"source": "user_voice_resource", "voice_id": "'"$VOICE_ID"'"}}}' \
  --jq .agent.name
# endregion

echo "AGENT_ID=$AGENT_ID"
