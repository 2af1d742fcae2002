"""Goes from an idea to published posts with the Python package: `python road.py <organization> <idea>`."""

import json
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta

from reelsheet import Reelsheet

TEMPLATE = "faceless-explainer"
NETWORKS = ["shortvideo", "videohost"]


class Road:
    """The steps of the road, each with what those before it have made."""

    def __init__(self, reelsheet: Reelsheet, organization: int, subject: str) -> None:
        self.reelsheet = reelsheet
        self.subject = subject
        agent = {"name": subject, "time_zone": "UTC"}
        self.agent = reelsheet.agents.create(organization_id=organization, agent=agent)["agent"]
        self.own = reelsheet.agent(self.agent["id"])
        self.own.agent_core.update(
            brand_name=subject[:60], personality="Warm and plain.", target_platforms=NETWORKS
        )

    def choose_idea(self):
        """Approve the first idea that a run proposes."""
        message = f'Research "{self.subject}" and propose 3 ideas for short vertical videos about it.'
        self.reelsheet.runs.create(agent_id=self.agent["uuid"], message=message).wait()
        [self.idea, *_] = self.reelsheet.ideas.list(agent_id=self.agent["uuid"], status="generated")
        self.reelsheet.ideas.set_status(id=self.idea["id"], status="approve_to_create")

    def clone_template(self):
        """Clone a template, and find its cells by the titles of their columns."""
        self.sheet = self.own.templates.clone(slug=TEMPLATE)["id"]
        self.own.sheets.update(id=self.sheet, spreadsheet={"title": self.idea["title"]})
        content = self.own.sheets.get(id=self.sheet).page()
        titles = {column["id"]: column["title"] for column in content["spreadsheet_columns"]}
        cells = content["spreadsheet_rows"][0]["spreadsheet_cells"]
        self.cells = {titles[cell["spreadsheet_column_id"]]: cell for cell in cells}

    def generate(self, column, kind):
        cell = self.cells[column]
        data = {"prompt": cell["additional_attributes"]["prompt"]}
        order = {"engine_id": self.sheet, "cell_id": cell["id"], "generation_type": kind, "data": data}
        return self.own.sheets.cells.generate(**order).wait()

    def edit(self):
        """Generate texts, which build on each other, then voice, picture and clip, and add layers of own files."""
        value = f"{self.idea['title']}. {self.idea['hook']} {self.idea['description']}"
        topic = self.cells["TOPIC"]["id"]
        self.own.sheets.cells.update(id=self.sheet, cell_id=topic, spreadsheet_cell={"value": value})
        for column in ["HOOK", "SCRIPT", "IMAGE PROMPT", "VIDEO PROMPT"]:
            self.generate(column, "text")
        kinds = {"VOICE-OVER": "audio_generation", "IMAGE": "image_from_text", "VIDEO": "video_from_text"}
        with ThreadPoolExecutor() as threads:
            list(threads.map(self.generate, kinds.keys(), kinds.values()))
        self.clip = self.add_layer("video", "clip.mp4")
        self.music = self.add_layer("audio", "music.mp3")
        self.transcribe()

    def add_layer(self, kind, name):
        signed_id = self.reelsheet.upload_file(name, agent_id=self.agent["id"])
        resource = self.own.files.create(content_resource={"file": signed_id})["content_resource"]
        cell = {"id": self.sheet, "cell_id": self.cells["FINAL VIDEO"]["id"]}
        layer = self.own.sheets.layers.create(**cell, video_layer={"name": name, "type": kind})["id"]
        attributes = {"additional_attributes": {"content_resource_id": resource["id"]}}
        self.own.sheets.layers.update(**cell, layer_id=layer, video_layer=attributes)
        return layer

    def transcribe(self):
        cell = self.cells["FINAL VIDEO"]["id"]
        voice = self.own.sheets.cells.get(id=self.sheet, cell_id=self.cells["VOICE-OVER"]["id"])
        captions = {"name": "captions", "type": "text"}
        layer = self.own.sheets.layers.create(id=self.sheet, cell_id=cell, video_layer=captions)["id"]
        data = {"content_resource_id": voice["default_user_job"]["output_resources"][0]["id"]}
        order = {"engine_id": self.sheet, "cell_id": cell, "layer_id": layer}
        done = self.own.sheets.layers.generate(**order, generation_type="transcription", data=data).wait()
        self.captions = done["id"]
        self.seconds = round((done["result"]["audio_duration"] + 0.6) * 30) / 30

    def source(self, title):
        return {"cell_id": self.cells[title]["id"]}

    def render(self):
        """Render clip, picture and own clip one after the other, with voice, captions and music."""
        rest = self.seconds - 11
        clips = [
            {"type": "video", "source": self.source("VIDEO"), "start": 0, "duration": 7, "loop": True, "volume": 0},
            {"type": "image", "source": self.source("IMAGE"), "start": 7, "duration": rest},
            {"type": "video", "source": {"layer_id": self.clip}, "start": 7 + rest, "duration": 4, "volume": 0},
        ]
        voice = {"type": "audio", "source": self.source("VOICE-OVER"), "start": 0}
        composition = {
            "canvas": {"width": 1080, "height": 1920, "fps": 30},
            "tracks": [{"clips": clips}, {"clips": [voice]}],
            "captions": {"generation_id": self.captions},
            "music": {"source": {"layer_id": self.music}, "ducking": True},
        }
        container = {"container_id": self.cells["FINAL VIDEO"]["id"], "container_type": "SpreadsheetCell"}
        job = {"project_id": self.sheet, **container, "input": json.dumps(composition)}
        self.video = self.own.renders.create(job=job).wait()["url"]

    def publish(self):
        """Publish on both networks now, and on one of them a few seconds later."""
        for platform in NETWORKS:
            consent = self.own.social_accounts.connect(platform=platform)["authorize_url"]
            urllib.request.urlopen(consent).close()
        title, description = self.idea["title"][:100], f"{self.idea['hook']} #shorts"
        post = {"media_url": self.video, "title": title, "description": description, "strict": True}
        switches = {f"shortvideo_disable_{each}": False for each in ("comment", "duet", "stitch")}
        privacy = {"shortvideo_privacy_level": "PUBLIC_TO_EVERYONE", **switches}
        later = (datetime.now(UTC) + timedelta(seconds=8)).isoformat()
        orders = [
            self.own.posts.create(**post, **privacy, platform=NETWORKS, schedule_type="now"),
            self.own.posts.create(
                **post, platform=["videohost"], schedule_type="specific_time", scheduled_time=later
            ),
        ]
        states = [state for order in orders for state in order.wait()["platforms_status"]]
        return [state["post_url"] or state["error"] for state in states]


def main() -> None:
    with Reelsheet() as reelsheet:
        road = Road(reelsheet, int(sys.argv[1]), sys.argv[2])
        road.choose_idea()
        road.clone_template()
        road.edit()
        road.render()
        print(json.dumps(road.publish()))


main()
