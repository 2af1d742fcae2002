import type { PostView, ProduceIdeasBody } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { poll } from '../poll.js';
import { withRetries } from '../timeouts.js';
import { followBatch } from './batch.js';
import type { Idea } from './ideas.js';
import { connectNetworks } from './publish.js';
import type { Agent } from './setup.js';

type Post = PostView;

/** Steps 3 to 5 by one request: a row of the idea, its video, and posts of it that go out at once. */
export async function produce(journey: Journey, agent: Agent, idea: Idea, template: string): Promise<string[]> {
  const { agent: service, progress } = journey;
  progress.phase('3 to 5 convert, edit, export');
  await connectNetworks(journey, agent);
  progress.running('ordering');
  const body: ProduceIdeasBody = {
    ...{ agent_id: agent.id, idea_ids: [idea.id], template, title: idea.title },
    through: 'post',
    requires_approval: false,
    timing: 'now',
  };
  const order = await withRetries(() => service.ideas.produce({ body }));
  const { vidsheet_id: sheetId, batch, ideas } = order;
  if (sheetId === null || !batch) throw new Error(`nothing was made: ${order.reason ?? ideas[0]?.reason}`);
  progress.done(`vidsheet ${sheetId} from the template ${template}`);
  await followBatch(journey, agent.id, sheetId, batch);
  return live(journey, agent, sheetId, ideas[0]!.row_id!);
}

/** Waits until the posts of a row are live, and returns their addresses. */
async function live({ base, progress }: Journey, agent: Agent, sheetId: number, rowId: number): Promise<string[]> {
  const params = { path: { id: sheetId, row_id: rowId }, query: { agent_id: agent.id } };
  const isOver = ({ platforms_status }: Post) =>
    platforms_status.every(({ normalized_status }) => ['published', 'failed'].includes(normalized_status));
  const posts = await poll(
    () => withRetries(() => base.sheets.rows.listPosts(params)),
    (all) => all.length > 0 && all.every(isOver),
    (all) => progress.running('posts', all.filter(isOver).length / Math.max(1, all.length)),
  );
  return posts.flatMap(({ platforms_status }) =>
    platforms_status.map(({ platform, post_url, error }) => {
      if (!post_url) throw new Error(`the post on ${platform} failed: ${error}`);
      progress.done(`${platform} ${post_url}`);
      return post_url;
    }),
  );
}
