import { setTimeout as sleep } from 'node:timers/promises';
import { queryWatchlist, SORT_FIELDS, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { MessagingConnection } from '@reelsheet/platform-messaging';
import { createLogger } from '@reelsheet/platform-telemetry';
import pg from 'pg';
import { startInfrastructure, type Infrastructure } from '../infrastructure.js';
import { median, percentile99 } from '../median.js';
import { Replica } from '../replicas.js';
import { newWatchedList, type WatchedList } from './watched-posts.js';

const GOAL = 1.3;
const SOURCES = 200;
const POSTS = Number(process.env['BENCH_POSTS'] ?? 1_000_000);
const ROUNDS = 20;
const WARM_UP = 3;
const TIMEOUT_MS = 60_000;

type Filters = Omit<RequestOf<typeof queryWatchlist>, 'agent_id' | 'watchlist_id' | 'question'>;

/** The measured queries: each order, each filter, and all combined. */
const QUESTIONS: readonly Filters[] = [
  {},
  ...SORT_FIELDS.map((sort_by) => ({ sort_by })),
  { days: 7, sort_by: 'watch_count' },
  { days: 90, min_engagement_rate: 0.1 },
  { min_engagement_rate: 0.14, sort_by: 'like_count' },
  { limit: 10, sort_by: 'share_count' },
  { return_all: true },
];

/** Response times of one query in milliseconds, of core and of the statement. */
interface Pair {
  readonly ours: number;
  readonly bare: number;
}

/**
 * Compares a typical query to a list of 200 sources with a million posts over the bus with a
 * handwritten statement.
 */
export async function benchWatchlist(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['core']);
  const { DATABASE_URL: databaseUrl } = infrastructure.environment('core') as {
    DATABASE_URL: string;
  };
  const client = new pg.Client({ connectionString: databaseUrl });
  const core = await Replica.start('core', infrastructure);
  let connection: MessagingConnection | undefined;
  try {
    const list = await newWatchedList(databaseUrl, SOURCES, POSTS);
    await client.connect();
    await client.query('SET search_path TO core');
    connection = await connectionOf(infrastructure);
    const scansBefore = await sequentialScans(client);
    const pairs = await measure(client, connection, list);
    const scans = (await sequentialScans(client)) - scansBefore;
    console.log(`watchlist: ${scans} sequential scans of ${POSTS} posts (goal 0)`);
    return report(pairs) && scans === 0;
  } finally {
    await connection?.nats.close();
    await client.end();
    await core.stop();
    await infrastructure.stop();
  }
}

function connectionOf(infrastructure: Infrastructure): Promise<MessagingConnection> {
  const { NATS_URL: url, NATS_NKEY_SEED: nkeySeed } = infrastructure.environment('agent') as {
    NATS_URL: string;
    NATS_NKEY_SEED: string;
  };
  return MessagingConnection.open({ process: 'agent', url, nkeySeed }, createLogger('bench', 'error'));
}

async function measure(client: pg.Client, bus: MessagingConnection, list: WatchedList): Promise<Map<Filters, Pair[]>> {
  const pairs = new Map(QUESTIONS.map((filters) => [filters, [] as Pair[]]));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1)
    for (const filters of QUESTIONS) {
      const pair = await request(client, bus, list, filters);
      if (round >= WARM_UP) pairs.get(filters)!.push(pair);
    }
  return pairs;
}

async function request(
  client: pg.Client,
  bus: MessagingConnection,
  list: WatchedList,
  filters: Filters,
): Promise<Pair> {
  const question = {
    agent_id: list.agentId,
    watchlist_id: list.listId,
    question: 'top videos',
    ...filters,
  };
  const startedAt = performance.now();
  const { rows } = await client.query<Record<string, unknown>>(bareStatement(filters), [list.listId, list.agentId]);
  const between = performance.now();
  const answer = await bus.nats.request(queryWatchlist.subject, JSON.stringify(question), { timeout: TIMEOUT_MS });
  const { videos } = answer.json<{ reply: ReplyOf<typeof queryWatchlist> }>().reply;
  const ended = performance.now();
  const ranks = (posts: readonly object[]) => posts.map((post) => rankOf(Object.entries(post), filters)).join();
  if (ranks(videos) !== ranks(rows))
    throw new Error(`core and the handwritten statement return different posts for ${JSON.stringify(filters)}`);
  return { ours: ended - between, bare: between - startedAt };
}

/** Returns the sort key; posts with equal keys may come in any order. */
function rankOf(columns: [string, unknown][], { sort_by = 'trending_score' }: Filters): number {
  const given = columns.find(([name]) => name === sort_by)?.[1];
  return sort_by === 'posted_at' ? new Date(given as string).getTime() : Number(given);
}

/**
 * Returns a handwritten statement that uses the tables directly: the best posts of each source, and the best of these.
 */
function bareStatement(filters: Filters, columns = 'post.*'): string {
  const { days, min_engagement_rate, limit, return_all } = filters;
  const rank = filters.sort_by ?? 'trending_score';
  const max = limit ?? (return_all ? 1_000 : 100);
  const where = [
    ...(days ? [`AND posted_at >= now() - interval '${days} days'`] : []),
    ...(min_engagement_rate ? [`AND engagement_rate >= ${min_engagement_rate}`] : []),
  ].join(' ');
  return `
    WITH top AS (
      SELECT post.* FROM core.watchlist AS list
      JOIN core.known_agent AS agent ON agent.id = list.agent_id AND agent.deleted_at IS NULL
      JOIN core.watch_source AS watch ON watch.watchlist_id = list.id AND watch.deleted_at IS NULL
      CROSS JOIN LATERAL (
        SELECT id, platform, external_id, ${rank} AS rank FROM core.scraped_post
        WHERE source_id = watch.source_id AND id + 0 <= watch.seen_through ${where}
        ORDER BY ${rank} DESC LIMIT ${max}) AS post
      WHERE list.id = $1 AND list.agent_id = $2 AND list.deleted_at IS NULL
    ), once AS (
      SELECT DISTINCT ON (platform, external_id) id, rank FROM top ORDER BY platform, external_id, rank DESC, id DESC
    ), best AS (SELECT id, rank FROM once ORDER BY rank DESC, id DESC LIMIT ${max})
    SELECT ${columns} FROM best JOIN core.scraped_post AS post USING (id) ORDER BY best.rank DESC, id DESC`;
}

/**
 * Returns the number of sequential scans that Postgres counted; a connection reports its own with a
 * delay.
 */
async function sequentialScans(client: pg.Client): Promise<number> {
  await sleep(2_000);
  const { rows } = await client.query<{ scans: string }>(
    `SELECT seq_scan AS scans FROM pg_stat_user_tables WHERE schemaname = 'core' AND relname = 'scraped_post'`,
  );
  return Number(rows[0]!.scans);
}

function report(pairs: ReadonlyMap<Filters, readonly Pair[]>): boolean {
  for (const [filters, of] of pairs) print(JSON.stringify(filters), of);
  const all = [...pairs.values()].flat();
  const ratio = print('altogether', all);
  console.log(`watchlist: ${ratio.toFixed(2)} of the bare statement's time (goal ${GOAL})`);
  return ratio <= GOAL;
}

function print(what: string, pairs: readonly Pair[]): number {
  const of = (which: keyof Pair) => pairs.map((pair) => pair[which]);
  const ratio = median(pairs.map(({ ours, bare }) => ours / bare));
  const times = (which: keyof Pair) =>
    `p50 ${median(of(which)).toFixed(1)} ms, p99 ${percentile99(of(which)).toFixed(1)} ms`;
  console.log(`watchlist: ${what}: ${times('ours')}; bare ${times('bare')}; ${ratio.toFixed(2)}`);
  return ratio;
}
