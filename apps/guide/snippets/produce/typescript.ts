import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));
const ideaId = Number(process.env['IDEA_ID']);

// region produce
const order = reelsheet.ideas.produce({
  idea_ids: [ideaId],
  template: 'faceless-explainer',
  through: 'post',
  requires_approval: false,
  timing: 'now',
  max_credits: 200,
});
// endregion

// region follow
const batch = await order.wait({ onState: ({ completed, total }) => console.log(`${completed} of ${total}`) });
console.log(batch.status, batch.credits_spent);
// endregion

// region posts
const { vidsheet_id: id, ideas } = await order;
const posts = await reelsheet.sheets.rows.listPosts({ id: id!, row_id: ideas[0]!.row_id! });
for (const post of posts) console.log(post.id, post.scheduled_time, post.platforms);
// endregion
