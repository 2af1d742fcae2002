import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet();
const agentId = Number(process.env['AGENT_ID']);

// region watch
await reelsheet.watchlists.create({
  agent_id: agentId,
  project_id: null,
  name: 'Slow mornings',
  sources: [
    { platform: 'shortvideo', target_type: 'hashtag', target_value: 'slowmorning' },
    { platform: 'videohost', target_type: 'keyword', target_value: 'morning routine' },
  ],
});
// endregion

// region propose
await reelsheet.runs
  .create({ agent_id: agentId, message: 'Propose 3 ideas for short videos about calm mornings.' })
  .wait();
// endregion

// region accept
const [idea] = await reelsheet.ideas.list({ agent_id: agentId, status: 'generated' }).all(1);
await reelsheet.ideas.setStatus({ id: idea!.id, status: 'approve_to_create' });
// endregion

console.log(`IDEA_ID=${idea!.id}`);
