import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface WatchedList {
  readonly agentId: number;
  readonly listId: string;
}

const AGENT = 1;
const ORGANIZATION = 1;
/** Posts are spread over one year. */
const MINUTES = 365 * 24 * 60;

/** Creates an agent's watchlist of `sources` accounts with `posts` posts in total, all of which it shows. */
export async function newWatchedList(databaseUrl: string, sources: number, posts: number): Promise<WatchedList> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const listId = randomUUID();
  try {
    await client.query('SET search_path TO core');
    await client.query(
      `INSERT INTO known_agent (id, uuid, organization_id, creator_id, name, time_zone, as_of)
       VALUES ($1, gen_random_uuid(), $2, 1, 'Bench', 'UTC', now())`,
      [AGENT, ORGANIZATION],
    );
    await client.query(
      `INSERT INTO watchlist (id, organization_id, agent_id, user_id, name, name_key) VALUES ($1, $2, $3, 1,
        'Bench', 'bench')`,
      [listId, ORGANIZATION, AGENT],
    );
    await client.query(
      `INSERT INTO scraped_source (organization_id, platform, target_type, target_value, status, due_at, scraped_at)
       SELECT 0, 'shortvideo', 'account', '@account' || number, 'stopped', NULL, now() FROM generate_series(1,
       $1) AS number`,
      [sources],
    );
    await client.query(
      `INSERT INTO watch_source (id, watchlist_id, source_id, seen_through)
       SELECT gen_random_uuid(), $1, id, 9007199254740991 FROM scraped_source`,
      [listId],
    );
    await withoutIndexes(client, () => insertRows(client, sources, posts));
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
  return { agentId: AGENT, listId };
}

/** Inserts posts of the sources in alternation. Many of them have few views and few have many. */
async function insertRows(client: pg.Client, sources: number, posts: number): Promise<void> {
  await client.query(
    `INSERT INTO scraped_post (source_id, platform, external_id, url, creator, caption, music, thumbnail_url,
      duration_seconds, posted_at,
       watch_count, like_count, comment_count, share_count, save_count, engagement_rate, trending_score)
     SELECT (SELECT min(id) FROM scraped_source) + number % $1, 'shortvideo', number::text,
     'https://videos.example/' || number,
       'account' || number % $1, 'Post ' || number || ' begins with a hook. ' || repeat('And it goes on. ', 8),
       'Song ' || number % 500, 'https://covers.example/' || number || '.jpg', 5 + number % 60,
       now() - make_interval(mins => (chance * ${MINUTES})::integer), watched, liked, liked / 20, liked / 10, liked / 8,
       least(1, liked * 1.275 / (watched + 1)), log(1 + watched) - chance * 180
     FROM (SELECT number, random() AS chance, floor(500 / (random() + 0.001))::bigint AS watched, random() AS share
           FROM generate_series(0, $2 - 1) AS number) AS drawn
     CROSS JOIN LATERAL (SELECT floor(watched * share * 0.15)::bigint AS liked) AS counted`,
    [sources, posts],
  );
}

/**
 * Drops the indexes during the inserts and creates them again, which is faster than updating them.
 */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
     WHERE schemaname = 'core' AND tablename = 'scraped_post' AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
}
