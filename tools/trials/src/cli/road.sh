#!/bin/sh
# From an idea to its posts with the command line alone. Prints the addresses of the posts.
# Needs REELSHEET_URL, REELSHEET_KEY and REELSHEET_ORGANIZATION, and ffmpeg for a clip of its own.
set -eu

note() { echo "road: $*" >&2; }

note '1 setup'
agent=$(reelsheet agents create --organization-id "$REELSHEET_ORGANIZATION" \
  --agent.name "Road $$" --agent.description 'Short videos about calm mornings' --agent.time-zone UTC --jq .agent.id)
export REELSHEET_AGENT="$agent"
uuid=$(reelsheet agents get "$agent" --jq .uuid)
reelsheet agent-core update --brand-name 'Calm Mornings' --personality 'Warm and plain.' \
  --target-platforms shortvideo,videohost --json >core.json
for network in shortvideo videohost; do
  consent=$(reelsheet social-accounts connect "$network" --jq .authorize_url)
  curl --silent --location --output /dev/null "$consent"
done
reelsheet social-accounts list --jq '.[].platform' >&2

note '2 ideas'
reelsheet run --agent-id "$uuid" 'Research "calm mornings" and propose 3 ideas for short vertical videos about it.' >answer.txt
idea=$(reelsheet ideas list --agent-id "$uuid" --status generated --all --jq 'min_by(.id).id')
reelsheet ideas set-status "$idea" --status approve_to_create --json >idea.json
title=$(reelsheet ideas get "$idea" --jq .title)

note '3 convert'
sheet=$(reelsheet templates clone faceless-explainer --jq .id)
reelsheet sheets update "$sheet" --spreadsheet.title "$title" --json >sheet.json
cell() {
  reelsheet sheets get "$sheet" --jq \
    "(.spreadsheet_columns[] | select(.title == \"$1\").id) as \$column | .spreadsheet_rows[0].spreadsheet_cells[] | select(.spreadsheet_column_id == \$column).id"
}

note '4 edit'
final=$(cell 'FINAL VIDEO')
reelsheet sheets cells update "$sheet" "$(cell TOPIC)" --spreadsheet-cell.value "$title" --json >cell.json
reelsheet sheet generate --id "$sheet" --budget 500 --yes --json >batch.json
ffmpeg -hide_banner -loglevel error -y -f lavfi -i gradients=s=270x480:r=30:d=4:seed=7 -pix_fmt yuv420p -t 4 own.mp4
file=$(reelsheet upload own.mp4 --jq '.[0].id')
layer() { reelsheet sheets layers create "$sheet" "$final" --video-layer.name "$1" --video-layer.type "$2" --jq .id; }
own=$(layer 'own clip' video)
reelsheet sheets layers update "$sheet" "$final" "$own" \
  --video-layer.additional-attributes.content_resource_id "$file" --json >layer.json
scene=$(layer scene image)
reelsheet sheets layers generate "$sheet" "$final" "$scene" --generation-type image_from_text \
  --data.prompt '{{IMAGE PROMPT}} A second view of the same place.' --data.aspect-ratio 9:16 --wait --json >scene.json
voice=$(reelsheet sheets cells get "$sheet" "$(cell VOICE-OVER)" --jq '.default_user_job.output_resources[0].id')
captions=$(layer captions text)
reelsheet sheets layers generate "$sheet" "$final" "$captions" --generation-type transcription \
  --data.content-resource-id "$voice" --wait --json >words.json

note '5 export'
seconds=$(reelsheet generations get "$(reelsheet sheets layers get "$sheet" "$final" "$captions" --jq .default_user_job.id)" \
  --jq .result.audio_duration)
cat >document.json <<END
{
  "canvas": {"width": 1080, "height": 1920, "fps": 30},
  "tracks": [
    {"clips": [
      {"type": "video", "source": {"layer_id": $own}, "start": 0, "duration": 4, "volume": 0},
      {"type": "image", "source": {"layer_id": $scene}, "start": 4, "duration": 4, "animation": {"type": "zoom_out"}}
    ]},
    {"clips": [{"type": "audio", "source": {"cell_id": $(cell VOICE-OVER)}, "start": 0}]}
  ],
  "captions": {"generation_id": $(reelsheet sheets layers get "$sheet" "$final" "$captions" --jq .default_user_job.id)}
}
END
note "the voice has $seconds seconds"
video=$(reelsheet renders create --job.project-id "$sheet" --job.container-id "$final" \
  --job.container-type SpreadsheetCell --job.input "$(cat document.json)" --wait --jq .url)

note '6 publish'
further='{"shortvideo_privacy_level": "PUBLIC_TO_EVERYONE", "shortvideo_disable_comment": false, "shortvideo_disable_duet": false, "shortvideo_disable_stitch": false}'
reelsheet post schedule --platform shortvideo,videohost --at now --media-url "$video" --title "$title" \
  --description "$title #shorts" --data "$further" --wait --jq '.platforms_status[].post_url'
later=$(date --utc --date '8 seconds' +%Y-%m-%dT%H:%M:%SZ)
reelsheet post schedule --platform videohost --at "$later" --media-url "$video" --title "$title" \
  --description "$title" --wait --jq '.platforms_status[].post_url'
