import { createReelsheet, listenToWebhooks, verifyWebhook } from '@reelsheet/sdk';

const client = createReelsheet();
const agentId = Number(process.env['AGENT_ID']);
const sheetId = Number(process.env['SHEET_ID']);
const reelsheet = client.agent(agentId);
const webhookUrl = process.env['WEBHOOK_URL']!;

// region address
await reelsheet.webhooks.update({ automation_config: { webhook_url: webhookUrl } });
// endregion

// region test
const test = await reelsheet.webhooks.test({});
console.log(test);
// endregion

// region deliveries
for await (const delivery of reelsheet.webhooks.deliveries.list({ limit: 20 }))
  console.log(delivery.type, delivery.status, delivery.attempts, delivery.error);
// endregion

// Rows are added until the stream has ended.
const adding = setInterval(() => void reelsheet.sheets.rows.create({ id: sheetId }), 1_000);

// region listen
const { signing_secret: secret } = await reelsheet.webhooks.get({});
for await (const message of listenToWebhooks(client, { agent_id: agentId, types: ['row.created'] })) {
  const event = await verifyWebhook({ ...message, secret: secret! });
  console.log(event.type, event.data);
  break;
}
// endregion

clearInterval(adding);
