import { createReelsheet } from '@reelsheet/sdk';

const organizationId = Number(process.env['ORGANIZATION_ID']);

// region agent
const reelsheet = createReelsheet();

const { agent } = await reelsheet.agents.create({
  organization_id: organizationId,
  agent: { name: 'Calm Mornings', time_zone: 'Europe/Berlin' },
});
// endregion

// region sheet
const sheet = await reelsheet.templates.clone({ slug: 'daily-quote', agent_id: agent.id });
// endregion

// region price
const price = await reelsheet.sheets.rows.estimate({ id: sheet.id, agent_id: agent.id, through: 'render' });
console.log(price.credits_min, price.credits_max);
// endregion

// region make
const batch = await reelsheet.sheets.rows
  .generate({ id: sheet.id, agent_id: agent.id, through: 'render', max_credits: 80 })
  .wait({ onState: ({ completed, total }) => console.log(`${completed} of ${total}`) });
// endregion

// region video
const [video] = await reelsheet.renders.list({ agent_id: agent.id, project_id: sheet.id });
console.log(batch.status, video?.url);
// endregion
