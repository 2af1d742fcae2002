import type { Journey } from '../journey.js';
import { poll } from '../poll.js';
import type { Video } from './export.js';
import type { Idea } from './ideas.js';
import type { Agent } from './setup.js';

interface PlatformStatus {
  readonly platform: string;
  readonly normalized_status: 'accepted' | 'publishing' | 'published' | 'failed';
  readonly post_url: string | null;
  readonly error: string | null;
}

interface Post {
  readonly platforms_status: readonly PlatformStatus[];
}

const NETWORKS = ['shortvideo', 'videohost'];
const LATER_MS = 8_000;

/** Step 5, second half: both accounts are connected; one post goes out now, one at a time of its own. */
export async function publish(journey: Journey, agent: Agent, idea: Idea, video: Video): Promise<string[]> {
  for (const network of NETWORKS) await connect(journey, agent, network);
  const content = {
    agent_id: String(agent.id),
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

/** Goes through the network's consent as a browser would. */
async function connect({ api, fleet, progress }: Journey, agent: Agent, network: string): Promise<void> {
  progress.running(`connecting ${network}`);
  const accounts = `${fleet.base_url}/agents/${agent.id}/social_accounts`;
  const connected = async () =>
    (await api.get<{ platform: string; handle: string; status: string }[]>(accounts)).find(
      ({ platform, status }) => platform === network && status === 'connected',
    );
  const account = await poll(
    async () => {
      const { authorize_url } = await api.post<{ authorize_url: string }>(`${accounts}/${network}/connect`, {
        body: {},
      });
      await fetch(authorize_url).catch(() => undefined);
      return connected();
    },
    (found) => found !== undefined,
  );
  progress.done(`connected ${network} as ${account!.handle}`);
}

async function schedule({ api, fleet }: Journey, agent: Agent, name: string, body: object): Promise<number> {
  const headers = { 'Idempotency-Key': `demo-${agent.id}-${name}` };
  const { post_id } = await api.post<{ post_id: number }>(`${fleet.base_url}/schedule/with-post`, { body, headers });
  return post_id;
}

async function outcome({ api, fleet, progress }: Journey, name: string, postId: number): Promise<string[]> {
  const isOver = ({ normalized_status }: PlatformStatus) =>
    normalized_status === 'published' || normalized_status === 'failed';
  const { platforms_status } = await poll(
    () => api.get<Post>(`${fleet.base_url}/schedule/post/${postId}`),
    (post) => post.platforms_status.every(isOver),
    (post) => progress.running(name, post.platforms_status.filter(isOver).length / post.platforms_status.length),
  );
  return platforms_status.map(({ platform, post_url, error }) => {
    if (!post_url) throw new Error(`${name} on ${platform} failed: ${error}`);
    progress.done(`${name}: ${platform} ${post_url}`);
    return post_url;
  });
}
