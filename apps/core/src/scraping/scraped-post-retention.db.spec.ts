import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DAY_MS, SystemClock } from '@reelsheet/kernel';
import { Database, integer, migrate, Portions, row, text, Transaction } from '@reelsheet/platform-database';
import { jobSql } from '@reelsheet/platform-jobs';
import { createLogger } from '@reelsheet/platform-telemetry';
import type { ScrapedPost } from '@reelsheet/provider-scraper';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { CoreConfig } from '../core.config.js';
import { dataSourceFor } from '../database/data-source.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { oldestStored, ScrapedPostRetention, storable } from './scraped-post-retention.js';

let database: TestDatabase<'core'>;
let dataSource: DataSource;
let db: Database;
let posts: ScrapedPostRepository;

beforeAll(async () => {
  database = await testDatabase({ services: ['core'] });
  dataSource = await dataSourceFor(database.urls.core).initialize();
  await migrate(dataSource);
  db = new Database(dataSource);
  posts = new ScrapedPostRepository(db);
});
afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});
beforeEach(async () => void (await db.execute('TRUNCATE scraped_source, paid_finding CASCADE')));

const Id = row({ id: integer() });
const Name = row({ name: text() });

async function source(name: string): Promise<number> {
  const { id } = await db.single(
    Id,
    `INSERT INTO scraped_source (platform, target_type, target_value, organization_id, ${jobSql.INITIAL_STATE})
     VALUES ('shortvideo', 'account', $1, 0, ${jobSql.dueNowIf('false')})
     RETURNING id::integer`,
    [name],
  );
  return id;
}

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

const post = (externalId: string, days: number | null): ScrapedPost => ({
  externalId,
  url: `https://example.com/${externalId}`,
  creator: 'nova',
  caption: '',
  music: null,
  thumbnailUrl: null,
  durationSeconds: null,
  postedAt: days === null ? null : ago(days),
  watchCount: 1,
  likeCount: 1,
  commentCount: 0,
  shareCount: 0,
  saveCount: 0,
});

const retention = (days?: number) =>
  new ScrapedPostRetention(
    posts,
    new SystemClock(),
    Object.assign(new CoreConfig(), { SCRAPED_POST_DAYS: days }),
    new Portions(db, new Transaction(dataSource)),
    createLogger('scraping', 'silent'),
  );

const stored = async () =>
  (await db.rows(Name, `SELECT external_id AS name FROM scraped_post ORDER BY 1`)).map(({ name }) => name);
const count = async (table: string) => (await db.single(Id, `SELECT count(*)::integer AS id FROM ${table}`)).id;

it('deletes old posts of every source with their comments, and nothing else', async () => {
  const [one, other] = [await source('one'), await source('other')];
  await posts.save({ id: one, platform: 'shortvideo' }, [post('a', 401), post('b', 399)], new Date());
  await posts.save({ id: other, platform: 'shortvideo' }, [post('c', 2_000), post('d', 0)], new Date());
  await posts.saveComments(one, [
    ...['a', 'b'].map((name) => ({
      ...{ postUrl: `https://example.com/${name}`, externalId: `comment of ${name}`, author: 'fan', text: 'yes' },
      ...{ likeCount: 0, postedAt: null },
    })),
  ]);
  await retention(400).run();
  expect(await stored()).toEqual(['b', 'd']);
  expect(await db.rows(Name, `SELECT external_id AS name FROM scraped_comment`)).toEqual([{ name: 'comment of b' }]);
});

it('deletes nothing where nothing is set', async () => {
  await posts.save({ id: await source('one'), platform: 'shortvideo' }, [post('a', 3_000)], new Date());
  await retention().run();
  expect(await stored()).toEqual(['a']);
});

it('leaves what was paid, so that a post that is found again is not paid again', async () => {
  const id = await source('one');
  await posts.save({ id, platform: 'shortvideo' }, [post('a', 500)], new Date());
  const last = await posts.last(id);
  expect(await posts.claim('bill:1', 7, id, 0, last)).toBe(1);
  await retention(400).run();
  expect([await count('scraped_post'), await count('paid_finding')]).toEqual([0, 1]);
  await posts.save({ id, platform: 'shortvideo' }, [post('a', 500)], new Date());
  expect(await posts.claim('bill:2', 7, id, last, await posts.last(id))).toBe(0);
});

it('deletes in portions that continue within a source and with the next ones', async () => {
  const ids = [await source('one'), await source('two'), await source('three')];
  await db.execute(
    `INSERT INTO scraped_post (source_id, platform, external_id, url, creator, caption, posted_at, watch_count,
       like_count, comment_count, share_count, save_count, engagement_rate, trending_score)
     SELECT source_id, 'shortvideo', n::text, '', '', '', now() - interval '500 days', 0, 0, 0, 0, 0, 0, 0
     FROM unnest($1::bigint[]) AS source_id, generate_series(1, 1100) AS n`,
    [ids],
  );
  await posts.save({ id: ids[1]!, platform: 'shortvideo' }, [post('young', 1)], new Date());
  await retention(400).run();
  expect(await stored()).toEqual(['young']);
});

it('finds old posts by the index of their source', async () => {
  await db.execute(
    `INSERT INTO scraped_source (platform, target_type, target_value, organization_id, ${jobSql.INITIAL_STATE})
     SELECT 'shortvideo', 'account', n::text, 0, ${jobSql.dueNowIf('false')} FROM generate_series(1, 200) AS n`,
  );
  await db.execute(
    `INSERT INTO scraped_post (source_id, platform, external_id, url, creator, caption, posted_at, watch_count,
       like_count, comment_count, share_count, save_count, engagement_rate, trending_score)
     SELECT id, 'shortvideo', n::text, '', '', '', now() - n * interval '1 day', 0, 0, 0, 0, 0, 0, 0
     FROM scraped_source, generate_series(1, 100) AS n`,
  );
  await db.execute('ANALYZE scraped_post, scraped_source');
  const sent: string[] = [];
  const spied = new ScrapedPostRepository({
    rows: async (_: unknown, sql: string) => (sent.push(sql), []),
  } as unknown as Database);
  await spied.deleteOlder(ago(400), 0, 500);
  const explained = sent[0]!
    .replaceAll('$1', `'${ago(400).toISOString()}'`)
    .replaceAll('$2', '0')
    .replaceAll('$3', '500');
  const lines: object[] = await dataSource.query(`EXPLAIN ${explained}`);
  const plan = lines.flatMap((line) => Object.values(line)).join('\n');
  expect(plan).toContain('scraped_post_by_posted_at');
  expect(plan).not.toContain('Seq Scan on scraped_post');
});

it('stores no posts that are older, as the next scrape would find them again', () => {
  const found = [post('old', 401), post('young', 399), post('without a time', null)];
  const oldest = oldestStored(400, new Date());
  expect(storable(found, oldest).map(({ externalId }) => externalId)).toEqual(['young', 'without a time']);
  expect(storable(found, oldestStored(undefined, new Date()))).toEqual(found);
});
