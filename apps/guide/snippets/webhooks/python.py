import os
from threading import Event, Thread

from reelsheet import Reelsheet, verify_webhook

reelsheet = Reelsheet()
agent_id, webhook_url = int(os.environ["AGENT_ID"]), os.environ["WEBHOOK_URL"]
sheet_id = int(os.environ["SHEET_ID"])

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

# Rows are added until the stream has ended.
ended = Event()


def add_rows() -> None:
    while not ended.wait(1):
        reelsheet.sheets.rows.create(id=sheet_id, agent_id=agent_id)


Thread(target=add_rows, daemon=True).start()

# region listen
secret = reelsheet.webhooks.get(agent_id=agent_id)["signing_secret"]
for message in reelsheet.listen_to_webhooks(agent_id=agent_id, types=["row.created"]):
    event = verify_webhook(message.headers, message.body, secret)
    print(event["type"], event["data"])
    break
# endregion

ended.set()
