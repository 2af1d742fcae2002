import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { readIdeaProductions, writeIdeaRows } from '@reelsheet/contracts';
import { PLATFORMS } from '@reelsheet/kernel';
import { eventually, request } from '@reelsheet/testing';
import pg from 'pg';
import { PublishingFixture, type Creator } from '../support/publishing-fixture.js';
import { SheetUser } from '../support/sheet-user.js';
import { sentDuring, statementsOf } from '../support/watched-statements.js';

let fixture: PublishingFixture;
let client: pg.Client;
let creator: Creator;
let user: SheetUser;
let ideas = 0;

beforeAll(async () => {
  fixture = await PublishingFixture.start();
  client = new pg.Client({ connectionString: fixture.base.database.urls.base });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await fixture?.stop();
});
beforeEach(async () => {
  creator = await fixture.connectedCreator();
  await fixture.base.grant(creator.personalId, 100);
  user = new SheetUser(fixture.base, creator);
});

const productionsOf = async (idea_ids: number[], agent_id = creator.agentId) =>
  (await fixture.base.rpc.request(readIdeaProductions, { agent_id, idea_ids })).productions;

/** Makes a row of a new idea in a sheet of the default template. */
async function withRow() {
  const id = (ideas += 1);
  const texts = { title: 'Tea', hook: 'Stop', description: 'Tea', video_type: 'story', ingredients: {} };
  const { rows } = await fixture.base.rpc.request(writeIdeaRows, {
    agent_id: creator.agentId,
    user_id: creator.id,
    ideas: [{ id, ...texts }],
    known_ids: [],
    target: { template: 'default', each: false },
  });
  return { id, ...rows[0]! };
}

/** Stores a finished render of the row's final video. */
async function render(sheetId: number, rowId: number, url: string, { preview = false, deleted = false } = {}) {
  await client.query(
    `WITH video AS (
       INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, file_name, content_type,
         object_type, byte_size, deleted_at)
       VALUES ($1, $2, $3, gen_random_uuid()::text, $5, 'v.mp4', 'video/mp4', 'video', 1,
         CASE WHEN $7 THEN now() END) RETURNING id
     )
     INSERT INTO render_job (organization_id, agent_id, sheet_id, cell_id, input, status, due_at, estimate, preview,
       content_resource_id)
     SELECT $1, $2, $3, cell.id, '{}', 'completed', NULL, 0, $6, video.id
     FROM video, cell JOIN sheet_column ON sheet_column.id = column_id
     WHERE row_id = $4 AND column_role = 'final_video'`,
    [creator.personalId, creator.agentId, sheetId, rowId, url, preview, deleted],
  );
}

it('shows nothing of ideas of which nothing was made, nor to other agents', async () => {
  const { id, vidsheet_id, row_id } = await withRow();
  expect(await productionsOf([999_999])).toEqual([]);
  expect(await productionsOf([id], (await fixture.base.creator()).agentId)).toEqual([]);
  expect(await productionsOf([id])).toEqual([
    {
      ...{ idea_id: id, vidsheet_id, row_id, row_position: 0, video: null, figures: null },
      ...{ posts: [], posts_truncated: false },
    },
  ]);
});

it('shows the newest final video, and no drafts and deleted files', async () => {
  const { id, vidsheet_id, row_id } = await withRow();
  await render(vidsheet_id, row_id, 'https://example.com/old.mp4');
  await render(vidsheet_id, row_id, 'https://example.com/new.mp4');
  await render(vidsheet_id, row_id, 'https://example.com/draft.mp4', { preview: true });
  await render(vidsheet_id, row_id, 'https://example.com/deleted.mp4', { deleted: true });
  expect(await productionsOf([id])).toMatchObject([
    { video: { content_resource_id: expect.any(Number), url: 'https://example.com/new.mp4', thumbnail_url: null } },
  ]);
});

it('shows posts of the idea and of its row, with their state and figures', async () => {
  const { id, row_id } = await withRow();
  const clip = { ...fixture.clip(), platform: ['videohost'] };
  const live = (await fixture.post(creator, { ...clip, schedule_type: 'now', row_id })).body.post_id;
  const { platforms_status } = await fixture.ended(creator, live);
  const later = { schedule_type: 'specific_time', scheduled_time: '2036-01-01T09:00:00Z' };
  const planned = (await fixture.post(creator, { ...clip, ...later, idea_id: id })).body.post_id;
  await fixture.post(creator, { ...clip, ...later });
  const outsider = await fixture.connectedCreator();
  await fixture.post(outsider, { ...clip, ...later, idea_id: id });

  const posts = [
    {
      post_id: planned,
      status: 'scheduled',
      scheduled_time: '2036-01-01T09:00:00.000Z',
      platforms: [{ platform: 'videohost', status: 'accepted', post_url: null, metrics: null }],
    },
    {
      post_id: live,
      status: 'success',
      platforms: [{ status: 'published', post_url: platforms_status[0]!.post_url, error_code: null, metrics: null }],
    },
  ];
  expect(await productionsOf([id])).toMatchObject([{ posts, figures: null }]);

  const reactions = { views: 1_204, likes: 87, comments: 5 };
  await request('POST', `${fixture.sandbox.url}/reactions`, {
    body: { vendor: 'videohost', post: platforms_status[0]!.platform_post_id, ...reactions },
  });
  await fixture.readMetrics();
  const counts = { ...reactions, shares: null };
  await eventually(async () =>
    expect(await productionsOf([id])).toMatchObject([
      {
        posts: [{ post_id: planned }, { platforms: [{ metrics: { counts, read_at: expect.any(String) } }] }],
        figures: counts,
      },
    ]),
  );
});

it('shows posts of an idea without a row, also after its row was deleted', async () => {
  const { id, vidsheet_id, row_id } = await withRow();
  const later = { schedule_type: 'specific_time', scheduled_time: '2036-01-01T09:00:00Z', idea_id: id };
  await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'], ...later });
  await user.call('DELETE', `/vidsheet/${vidsheet_id}/rows/${row_id}`);
  const none = { vidsheet_id: null, row_id: null, row_position: null, video: null };
  expect(await productionsOf([id])).toMatchObject([{ ...none, posts: [{ status: 'scheduled' }] }]);
});

it('shows no figures that are no counts, whatever a network reports', async () => {
  const { id, row_id } = await withRow();
  const later = { schedule_type: 'specific_time', scheduled_time: '2036-01-01T09:00:00Z', row_id };
  const { post_id } = (await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'], ...later })).body;
  const reported = { views: -1, likes: 1.5, comments: null, shares: 7 };
  const counts = { views: null, likes: null, comments: null, shares: 7 };
  await client.query(`UPDATE post_target SET metrics = $2, metrics_at = now() WHERE post_id = $1`, [
    post_id,
    JSON.stringify(reported),
  ]);
  expect(await productionsOf([id])).toMatchObject([
    { figures: counts, posts: [{ platforms: [{ metrics: { counts } }] }] },
  ]);
});

/** Stores posts of the agent for ideas, each at so many platforms. */
async function posts(firstIdea: number, ideaCount: number, { each, platforms }: { each: number; platforms: number }) {
  await client.query(
    `WITH made AS (
       INSERT INTO post (agent_id, schedule_type, scheduled_time, requested, strict, content, skipped, idea_id)
       SELECT $1, 'specific_time', '2036-01-01', '{}', false, '{}', '[]', idea
       FROM generate_series($2::integer, $2 + $3 - 1) AS idea, generate_series(1, $4) RETURNING id
     )
     INSERT INTO post_target (organization_id, post_id, platform, status, due_at, metrics, metrics_at)
     SELECT $5, made.id, platform, 'completed', NULL, '{"views": 1}', now() FROM made, unnest($6::text[]) AS platform`,
    [creator.agentId, firstIdea, ideaCount, each, creator.personalId, PLATFORMS.slice(0, platforms)],
  );
}

it('leaves out posts of the oldest ideas of a list with very many', async () => {
  const first = 200_000;
  await posts(first, 1_000, { each: 11, platforms: 2 });
  const ideaIds = Array.from({ length: 1_000 }, (_, index) => first + 999 - index);
  const productions = await productionsOf(ideaIds);
  expect(productions.map(({ idea_id }) => idea_id)).toEqual(ideaIds);
  expect(productions[0]).toMatchObject({ posts: { length: 11 }, posts_truncated: false, figures: { views: 22 } });
  expect(productions.at(-1)).toMatchObject({ posts: [], posts_truncated: true, figures: null });
  expect(await productionsOf([first])).toMatchObject([{ posts: { length: 11 }, posts_truncated: false }]);
});

it('reads few other posts of the agent, also if statistics say that agents have few', async () => {
  const first = 300_000;
  await posts(first, 2_000, { each: 1, platforms: 1 });
  await client.query('ALTER TABLE post ALTER COLUMN agent_id SET (n_distinct = 5000)');
  await client.query('ANALYZE post, post_target');
  const sent = await sentDuring(() => productionsOf(Array.from({ length: 20 }, (_, index) => first + index)));
  const reading = sent.find(({ values }) => values.some((value) => Array.isArray(value) && value.includes(first)));
  const { text, values } = reading!;
  await client.query('SET plan_cache_mode = force_generic_plan');
  await client.query(`PREPARE generic AS ${text}`);
  const parameters = values.map((value) => client.escapeLiteral(asText(value))).join(', ');
  const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE generic (${parameters})`);
  await client.query('RESET plan_cache_mode');
  await client.query('ALTER TABLE post ALTER COLUMN agent_id RESET (n_distinct)');
  const nodes = (node: any): any[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  const reads = nodes(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'post');
  const readRows = reads.map(
    (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
  );
  expect(readRows.reduce((sum, count) => sum + count, 0)).toBeLessThan(100);
});

const asText = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map((each) => each ?? 'NULL').join(',')}}` : String(value);

it('takes three statements for any number of ideas', async () => {
  const { id } = await withRow();
  const many = Array.from({ length: 1_000 }, (_, index) => 100_000 + index);
  for (const idea_ids of [[id], many]) {
    const texts = await statementsOf(`watched-${idea_ids.length}`, () => productionsOf(idea_ids));
    expect(texts).toHaveLength(3);
  }
});
