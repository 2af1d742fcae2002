import os
from urllib.request import urlopen

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id, video_url = int(os.environ["AGENT_ID"]), os.environ["VIDEO_URL"]

# region connect
address = reelsheet.social_accounts.connect(agent_id=agent_id, platform="videohost")["authorize_url"]
print(f"The owner of the account opens {address}")
# endregion

urlopen(address).close()

# region post
order = reelsheet.posts.create(
    agent_id=agent_id,
    platform=["videohost"],
    schedule_type="now",
    title="A pot of green tea",
    description="Two calm minutes #tea",
    media_url=video_url,
    strict=True,
)
# endregion

# region live
post = order.wait()
for each in post["platforms_status"]:
    print(each["platform"], each["post_url"] or each["error"])
# endregion
