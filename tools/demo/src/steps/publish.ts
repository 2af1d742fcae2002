import type { CreatePostBody, PlatformStatusView } from '@reelsheet/client';
import type { Journey } from '../journey.js';
import { withRetries } from '../timeouts.js';
import { poll } from '../poll.js';
import type { Video } from './export.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';

type Post = Omit<CreatePostBody, 'agent_id'>;
type PlatformStatus = PlatformStatusView;

const NETWORKS = ['shortvideo', 'videohost'];
const LATER_MS = 8_000;

/** Step 5, second half: connects both accounts, publishes one post now and schedules another. */
export async function publish(journey: Journey, agent: Agent, idea: Idea, video: Video): Promise<string[]> {
  await connectNetworks(journey, agent);
  const content = {
    media_url: video.url,
    title: idea.title.slice(0, 100),
    description: `${idea.hook} #shorts`,
    shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE',
    shortvideo_disable_comment: false,
    shortvideo_disable_duet: false,
    shortvideo_disable_stitch: false,
    strict: true,
  };
  const now = await schedule(journey, agent, 'now', { ...content, platform: NETWORKS, schedule_type: 'now' });
  const scheduled_time = new Date(Date.now() + LATER_MS).toISOString();
  const later = await schedule(journey, agent, 'later', {
    ...content,
    platform: ['videohost'],
    schedule_type: 'specific_time',
    scheduled_time,
    videohost_options: { visibility: 'unlisted' },
  });
  return [
    ...(await outcome(journey, 'post now', now)),
    ...(await outcome(journey, `post at ${scheduled_time}`, later)),
  ];
}

export async function connectNetworks(journey: Journey, agent: Agent): Promise<void> {
  for (const network of NETWORKS) await connect(journey, agent, network);
}

/** Grants the network's consent as a browser would. */
async function connect({ base, progress }: Journey, agent: Agent, network: string): Promise<void> {
  progress.running(`connecting ${network}`);
  const path = { agent_id: agent.id };
  const connecting = { path: { ...path, platform: network }, body: {} };
  const account = await poll(
    async () => {
      const { authorize_url } = await withRetries(() => base.socialAccounts.connect(connecting));
      await fetch(authorize_url).catch(() => undefined);
      const accounts = await withRetries(() => base.socialAccounts.list({ path }));
      return accounts.find(({ platform, status }) => platform === network && status === 'connected');
    },
    (found) => found !== undefined,
  );
  progress.done(`connected ${network} as ${account!.handle}`);
}

async function schedule({ base }: Journey, agent: Agent, name: string, post: Post): Promise<number> {
  const params = { headers: { 'Idempotency-Key': `demo-${agent.id}-${name}` } };
  const body = { agent_id: agent.id, ...post };
  const { post_id } = await withRetries(() => base.posts.create({ ...params, body }));
  return post_id;
}

async function outcome({ base, progress }: Journey, name: string, postId: number): Promise<string[]> {
  const isOver = ({ normalized_status }: PlatformStatus) =>
    normalized_status === 'published' || normalized_status === 'failed';
  const { platforms_status } = await poll(
    () => withRetries(() => base.posts.get({ path: { post_id: postId } })),
    (post) => post.platforms_status.every(isOver),
    (post) => progress.running(name, post.platforms_status.filter(isOver).length / post.platforms_status.length),
  );
  return platforms_status.map(({ platform, post_url, error }) => {
    if (!post_url) throw new Error(`${name} on ${platform} failed: ${error}`);
    progress.done(`${name}: ${platform} ${post_url}`);
    return post_url;
  });
}
