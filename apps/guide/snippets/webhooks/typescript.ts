import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));
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
