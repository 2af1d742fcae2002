import { setTimeout as sleep } from 'node:timers/promises';
import type { FleetFile, OwnFleet } from '@reelsheet/tool-fleet';
import { dataOf, type CreatePostBody } from '@reelsheet/client';
import { queryRows, waitUntil } from '../support/database.js';
import { ExtraWorker } from '../support/extra-worker.js';
import { MediaServer } from '../support/media-server.js';
import { connectAccounts } from '../support/social-accounts.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

/** The fleet's own worker is not among the additional base workers. */
const WORKER = 'base-worker';
const EXTRA_WORKERS = 2;
/** Number of responses of the networks of which one is lost. */
const ONE_IN = 10;
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 40 * MINUTE_MS;

type Content = Partial<CreatePostBody>;

/** Content of a post on each network, by the files of `media`. */
const POSTS: Readonly<Record<string, (media: MediaServer) => Content>> = {
  shortvideo: (media) => ({
    media_url: media.url('clip.mp4'),
    shortvideo_privacy_level: 'PUBLIC_TO_EVERYONE',
    shortvideo_disable_comment: false,
    shortvideo_disable_duet: false,
    shortvideo_disable_stitch: false,
  }),
  photoshare: (media) => ({ media_url: media.url('picture.jpg'), media_type: 'IMAGE' }),
  pagesocial: (media) => ({ media_url: media.url('clip.mp4') }),
  videohost: (media) => ({ media_url: media.url('clip.mp4'), title: 'On trial' }),
  microblog: () => ({}),
  professional: () => ({}),
};
const PLATFORMS = Object.keys(POSTS);

interface Planned {
  readonly id: number;
  readonly platform: string;
  readonly text: string;
}

export const posts: Trial = {
  shows: 'posts due in one minute, three workers, SIGKILLs, one response in ten lost: each is published exactly once',
  async run(trial) {
    const {
      posts: count,
      agents,
      kills,
      leadMs,
    } = trial.size({
      small: { posts: 48, agents: 4, kills: 4, leadMs: 60_000 },
      full: { posts: 500, agents: 10, kills: 20, leadMs: 240_000 },
    });
    const media = await MediaServer.start();
    trial.afterwards(() => media.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: media.host, SANDBOX_PROCESSING_SECONDS: '0.5' });
    const extra = await Promise.all(Array.from({ length: EXTRA_WORKERS }, () => ExtraWorker.start(fleet, WORKER)));
    const authors = await authorsOf(fleet, agents);
    const due = Date.now() + leadMs;
    const planned = await planAll(trial, authors, { media, count, due });
    trial.note(`${count} posts of ${agents} agents are scheduled, due in ${Math.round((due - Date.now()) / 1_000)} s`);
    await loseResponses(fleet.file);
    await sleep(Math.max(0, due - Date.now()));
    await killWorkers(trial, kills, [() => killOwn(fleet), ...extra.map((worker) => () => worker.kill())]);
    const waiting = `SELECT id FROM base.post WHERE status IN ('scheduled', 'publishing')`;
    await waitUntil('every post has ended', async () => (await queryRows(fleet, waiting)).length === 0, TIMEOUT_MS);
    trial.note(
      `${kills} workers were killed; all posts ended ${((Date.now() - due) / 1_000).toFixed(0)} s after their time`,
    );
    await fetch(`${fleet.file.sandbox_url}/faults`, { method: 'DELETE' });
    trial.figure('lost responses', await countLost(fleet.file), { atLeast: Math.floor(count / ONE_IN) });
    await compareResults(trial, fleet, planned);
  },
};

/** Creates tenants, each with its own account on each network. */
async function authorsOf({ file }: OwnFleet, count: number): Promise<Tenant[]> {
  const authors: Tenant[] = [];
  for (let index = 0; index < count; index += 1) {
    const author = await newTenant(file);
    await connectAccounts(author, PLATFORMS, `trial.${index}`);
    authors.push(author);
  }
  return authors;
}

interface Order {
  readonly media: MediaServer;
  readonly count: number;
  /** Start of the minute in which the posts are due. */
  readonly due: number;
}

async function planAll(trial: TrialRun, authors: readonly Tenant[], { media, count, due }: Order): Promise<Planned[]> {
  const planned: Planned[] = [];
  const orders = Array.from({ length: count }, (_, index) => ({ index, at: due + trial.random() * MINUTE_MS }));
  const next = async () => {
    for (let order = orders.pop(); order; order = orders.pop()) {
      const { index, at } = order;
      const platform = PLATFORMS[index % PLATFORMS.length]!;
      const text = `On trial ${trial.seed}, post ${index}.`;
      const author = authors[Math.floor(index / PLATFORMS.length) % authors.length]!;
      const when = { schedule_type: 'specific_time', scheduled_time: new Date(at).toISOString(), strict: true };
      const body = {
        agent_id: author.agentId,
        platform: [platform],
        description: text,
        ...POSTS[platform]!(media),
        ...when,
      };
      const { post_id: id } = await dataOf(author.base.posts.create({ body }));
      planned.push({ id, platform, text });
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  return planned;
}

async function loseResponses({ sandbox_url }: FleetFile): Promise<void> {
  for (const vendor of PLATFORMS) {
    const fault = { vendor, kind: 'lost_answer', every: ONE_IN, times: 1_000_000 };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox_url}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
    if (!answer.ok) throw new Error(`the sandbox returned ${answer.status}`);
  }
}

/** Kills one of the workers every few seconds, after the previously killed one was restarted. */
async function killWorkers(trial: TrialRun, kills: number, targets: readonly (() => Promise<void>)[]): Promise<void> {
  for (let count = 0; count < kills; count += 1) {
    await sleep(1_000 + trial.random() * 5_000);
    await trial.pick(targets)();
  }
}

async function killOwn(fleet: OwnFleet): Promise<void> {
  fleet.signal(WORKER, 'SIGKILL');
  await fleet.untilReady(WORKER);
}

async function countLost({ sandbox_url }: FleetFile): Promise<number> {
  let lost = 0;
  for (const vendor of PLATFORMS) {
    const calls = (await (await fetch(`${sandbox_url}/log?vendor=${vendor}`)).json()) as { fault: string | null }[];
    lost += calls.filter(({ fault }) => fault === 'lost_answer').length;
  }
  return lost;
}

/** Compares what the network shows, what the API reports, and which events were sent. */
async function compareResults(trial: TrialRun, fleet: OwnFleet, planned: readonly Planned[]): Promise<void> {
  const shown = (await (await fetch(`${fleet.file.sandbox_url}/posts`)).json()) as { caption: string; url: string }[];
  const times = new Map<string, number>();
  for (const { caption } of shown) times.set(caption, (times.get(caption) ?? 0) + 1);
  const timesOf = ({ text }: Planned) => times.get(text) ?? 0;
  const targets = await queryRows<Target>(
    fleet,
    `SELECT post_id::integer, status, attempt, error_code, failed_step, post_url FROM base.post_target`,
  );
  const targetOf = new Map(targets.map((target) => [target.post_id, target]));
  const describePost = (post: Planned) => ({ ...post, ...targetOf.get(post.id), shown: timesOf(post) });
  const never = planned.filter((post) => timesOf(post) === 0);
  const often = planned.filter((post) => timesOf(post) > 1);
  trial.none('posts that are not public', never.map(describePost));
  trial.none('posts that are public more than once', often.map(describePost));
  const urls = new Set(shown.map(({ url }) => url));
  const isReported = ({ id }: Planned) =>
    targetOf.get(id)!.status === 'completed' && urls.has(targetOf.get(id)!.post_url ?? '');
  trial.none('posts whose URL the API does not report', planned.filter((post) => !isReported(post)).map(describePost));
  const attempts = Math.max(...targets.map(({ attempt }) => attempt));
  trial.note(`of ${planned.length} posts, the maximum number of attempts was ${attempts}`);
}

interface Target {
  post_id: number;
  status: string;
  attempt: number;
  error_code: string | null;
  failed_step: string | null;
  post_url: string | null;
}
