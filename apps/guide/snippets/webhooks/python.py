import os

from reelsheet import Reelsheet

reelsheet = Reelsheet()
agent_id, webhook_url = int(os.environ["AGENT_ID"]), os.environ["WEBHOOK_URL"]

# region address
reelsheet.webhooks.update(agent_id=agent_id, automation_config={"webhook_url": webhook_url})
# endregion

# region test
print(reelsheet.webhooks.test(agent_id=agent_id))
# endregion

# region deliveries
for delivery in reelsheet.webhooks.deliveries.list(agent_id=agent_id, limit=20):
    print(delivery["type"], delivery["status"], delivery["attempts"], delivery["error"])
# endregion
