import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PublishingFixture, type Creator } from '../support/publishing-fixture.js';
import { PLAN, PlannedSheet } from '../support/planned-sheet.js';
import { sentDuring } from '../support/watched-statements.js';

let fixture: PublishingFixture;
let creator: Creator;
let sheet: PlannedSheet;
/** Number of requests whose statements were read. */
let watched = 0;

beforeAll(async () => {
  fixture = await PublishingFixture.start();
  creator = await fixture.base.creator();
  await setZone('Europe/Berlin');
  await fixture.connect(creator, 'videohost', 'microblog');
});
afterAll(() => fixture?.stop());

beforeEach(async () => {
  for (const { id } of await waitingPosts()) await remove(id);
  sheet = await PlannedSheet.create(fixture, creator);
});

const setZone = (time_zone: string) =>
  fixture.base.call('PATCH', `/agents/${creator.agentId}`, { key: creator.key, body: { agent: { time_zone } } });
/** Posts of the agent that were not published yet. */
const waitingPosts = async () => {
  const path = `/schedule/posts?agent_id=${creator.agentId}&start_date=2027-03-01&end_date=2027-04-15`;
  const { body } = await fixture.base.call('GET', path as '/schedule/posts', { key: creator.key });
  return body.posts.filter(({ status }) => ['draft', 'scheduled'].includes(status));
};
const remove = (id: number) => fixture.base.call('DELETE', `/schedule/post/${id}`, { key: creator.key });
const approve = (id: number) => fixture.base.call('POST', `/schedule/post/${id}/approve`, { key: creator.key });
const errorsOf = ({ body }: { body: any }) =>
  body.errors.map(({ row_id, field, error }: any) => [sheet.rows.indexOf(row_id), field, error]);
const timesOf = async ({ body }: { body: any }) =>
  Promise.all(body.posts.map(async ({ post_id }: any) => (await sheet.post(post_id)).scheduled_time));

/** Connects a second account on a network, which is the one connected last. */
async function secondAccount(platform: string): Promise<number> {
  const [{ id }] = await sheet.sql(
    `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until,
       connected_at)
     VALUES ($1, $2, gen_random_uuid()::text, 'Second', 'second', 'sealed', now(), now()) RETURNING id`,
    [creator.agentId, platform],
  );
  return Number(id);
}

describe('posts of a plan', () => {
  it('are drafts with texts, video, account and local time of each row, until a person approves them', async () => {
    await sheet.put();
    await sheet.write([{ Hook: 'Calm' }, { Hook: 'Bright' }]);
    const made = await sheet.make();
    expect(made).toMatchObject({ status: 200, body: { errors: [], posts: [{ created: true }, { created: true }] } });
    expect(made.body.posts.map(({ row_id }: any) => row_id)).toEqual(sheet.rows);
    expect(await timesOf(made)).toEqual(['2027-03-27T09:00:00+01:00', '2027-03-27T18:00:00+01:00']);
    const [{ post_id, account_id }, second] = made.body.posts;
    const post = await sheet.post(second.post_id);
    expect(post).toMatchObject({
      status: 'draft',
      schedule_type: 'specific_time',
      row_id: sheet.rows[1],
      platforms: ['videohost'],
      content: {
        title: 'Bright mornings',
        description: 'On Bright',
        media_url: fixture.mediaUrl('clip.mp4'),
      },
      platforms_status: [{ account_id, normalized_status: 'accepted' }],
    });
    expect((await sheet.call('GET', `/rows/${sheet.rows[1]}/posts`)).body).toEqual([post]);
    const tasks = `SELECT FROM task WHERE kind = 'publish_post' AND payload ->> 'postId' = $1`;
    expect(await sheet.sql(tasks, [String(post_id)])).toEqual([]);
    expect(await approve(post_id)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect(await approve(post_id)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    await fixture.makeDue(post_id);
    expect(await fixture.ended(creator, post_id)).toMatchObject({
      status: 'success',
      platforms_status: [{ account_id, normalized_status: 'published' }],
    });
    expect((await sheet.post(second.post_id)).status).toBe('draft');
  });

  it('are scheduled at once where the plan says so, and go out by the chosen account', async () => {
    const [{ id: account_id }] = await sheet.sql(
      `SELECT id FROM social_account WHERE agent_id = $1 AND platform = 'videohost' ORDER BY id LIMIT 1`,
      [creator.agentId],
    );
    const last = await secondAccount('videohost');
    await sheet.put({ targets: [{ ...PLAN.targets[0], account_id: Number(account_id) }], requires_approval: false });
    const { body } = await sheet.make();
    expect(body.posts[0]).toMatchObject({ account_id: Number(account_id) });
    await fixture.makeDue(body.posts[0].post_id);
    expect(await fixture.ended(creator, body.posts[0].post_id)).toMatchObject({
      status: 'success',
      platforms_status: [{ account_id: Number(account_id) }],
    });
    await sheet.sql(`DELETE FROM social_account WHERE id = $1`, [last]);
  });

  it('are approved as they were read, if the request says when they were changed last', async () => {
    await sheet.put();
    const [{ post_id }] = (await sheet.make()).body.posts;
    const { updated_at } = await sheet.post(post_id);
    const approveAt = (at: string) =>
      fixture.base.call('POST', `/schedule/post/${post_id}/approve?updated_at=${encodeURIComponent(at)}`, {
        key: creator.key,
      });
    await fixture.base.call('PATCH', `/schedule/post/${post_id}`, { key: creator.key, body: { title: 'Unseen' } });
    for (const at of [updated_at, 'yesterday'])
      expect(await approveAt(at)).toMatchObject({ status: 409, body: { error_code: 'conflict' } });
    const seen = await sheet.post(post_id);
    expect(seen).toMatchObject({ status: 'draft', content: { title: 'Unseen' } });
    for (let count = 0; count < 2; count += 1)
      expect(await approveAt(seen.updated_at)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
  });

  it('can be edited and deleted while they are drafts, but not sent at once', async () => {
    await sheet.put();
    const [{ post_id }, second] = (await sheet.make()).body.posts;
    const edit = (body: object) => fixture.base.call('PATCH', `/schedule/post/${post_id}`, { key: creator.key, body });
    expect((await edit({ title: 'Edited' })).body).toMatchObject({ status: 'draft', content: { title: 'Edited' } });
    expect((await edit({ schedule_type: 'now' })).body).toMatchObject({ detail: { field: 'schedule_type' } });
    expect((await sheet.post(post_id)).platforms_status[0].account_id).toEqual(expect.any(Number));
    await sheet.sql(`UPDATE post SET scheduled_time = now() - interval '1 minute' WHERE id = $1`, [post_id]);
    expect(await approve(post_id)).toMatchObject({ status: 422, body: { detail: { field: 'scheduled_time' } } });
    expect((await remove(post_id)).status).toBe(204);
    const again = await sheet.make();
    expect(again.body.posts.map(({ created }: any) => created)).toEqual(expect.arrayContaining([true, false]));
    expect(again.body.posts).toContainEqual({ ...second, created: false });
  });

  it('go out as soon as they are made where the plan says now, several at the same time', async () => {
    await sheet.put({ timing: { type: 'now' }, requires_approval: false });
    expect((await sheet.check()).body).toMatchObject({ checked: 2, errors: [] });
    const { body } = await sheet.make();
    expect(body).toMatchObject({ errors: [], posts: [{ created: true }, { created: true }] });
    for (const { post_id } of body.posts)
      expect(await fixture.ended(creator, post_id)).toMatchObject({ status: 'success', schedule_type: 'now' });
  });

  it('wait for approval also where the plan says now, can be edited, and then go out at once', async () => {
    await sheet.put({ timing: { type: 'now' } });
    const [{ post_id }] = (await sheet.make()).body.posts;
    const body = { title: 'Edited' };
    const edit = () => fixture.base.call('PATCH', `/schedule/post/${post_id}`, { key: creator.key, body });
    expect(await edit()).toMatchObject({ status: 200, body: { status: 'draft', schedule_type: 'now' } });
    await sheet.sql(`UPDATE post SET scheduled_time = now() - interval '1 day' WHERE id = $1`, [post_id]);
    expect(await approve(post_id)).toMatchObject({ status: 200, body: { status: 'scheduled' } });
    expect(await fixture.ended(creator, post_id)).toMatchObject({ status: 'success', content: { title: 'Edited' } });
  });

  it('are on optional networks while these are connected', async () => {
    const optional = (platform: string) => ({ platform, optional: true, content: { description: '{{hook}}' } });
    await sheet.put({ targets: [optional('professional'), optional('microblog')] });
    const platforms = ({ body }: any) => body.posts.map((post: any) => [post.row_id, post.platform]);
    expect(platforms(await sheet.make())).toEqual(sheet.rows.map((row) => [row, 'microblog']));
    const account = await secondAccount('professional');
    expect((await sheet.make()).body.posts.filter(({ created }: any) => created)).toMatchObject([
      { platform: 'professional' },
      { platform: 'professional' },
    ]);
    await sheet.sql(`DELETE FROM social_account WHERE id = $1`, [account]);
    await sheet.put({ targets: [optional('pagesocial')] });
    const rejected = { status: 422, body: { error: expect.stringMatching(/^post_plan\.targets name no network/) } };
    expect(await sheet.check()).toMatchObject(rejected);
    expect(await sheet.make()).toMatchObject(rejected);
  });

  it('are made once, however often and by however many they are requested', async () => {
    await sheet.put({
      targets: [PLAN.targets[0], { platform: 'microblog', content: { description: '{{hook}}' } }],
      requires_approval: false,
    });
    const answers = await Promise.all([1, 2, 3, 4].map(() => sheet.make()));
    const ids = answers.map(({ body }) => body.posts.map(({ post_id }: any) => post_id).toSorted());
    expect(ids[0]).toHaveLength(4);
    for (const others of ids) expect(others).toEqual(ids[0]);
    const isNew = answers.flatMap(({ body }) => body.posts).filter(({ created }: any) => created);
    expect(isNew).toHaveLength(4);
    expect(await waitingPosts()).toHaveLength(4);
    const tasks = await sheet.sql(
      `SELECT FROM task WHERE kind = 'publish_post' AND (payload ->> 'postId')::bigint = ANY ($1)`,
      [ids[0]],
    );
    expect(tasks).toHaveLength(4);
    await secondAccount('videohost');
    expect((await sheet.make()).body.posts.every(({ created }: any) => !created)).toBe(true);
    await sheet.sql(`DELETE FROM social_account WHERE handle = 'second'`);
    await expect(
      sheet.sql(`INSERT INTO planned_post SELECT plan_id, row_id, account_id, platform, post_id FROM planned_post`),
    ).rejects.toThrow('planned_post_pkey');
  });

  it('name rows of the sheet, at most 100', async () => {
    await sheet.put();
    const elsewhere = await PlannedSheet.create(fixture, creator, 1);
    expect(await sheet.make(elsewhere.rows)).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    expect(await sheet.check({ row_ids: [...sheet.rows, 4_000_000] })).toMatchObject({ status: 404 });
    expect((await sheet.call('GET', `/rows/${elsewhere.rows[0]}/posts`)).status).toBe(404);
    for (const row_ids of [undefined, [], 'all', ['first'], Array(101).fill(sheet.rows[0])])
      expect(await sheet.call('POST', '/post_plan/posts', { row_ids })).toMatchObject({
        status: 422,
        body: { error: expect.stringContaining('row_ids') },
      });
    expect((await sheet.make([sheet.rows[0]!, sheet.rows[0]!])).body.posts).toHaveLength(1);
    await sheet.call('DELETE', '/post_plan');
    for (const request of [sheet.make(), sheet.check()]) expect(await request).toMatchObject({ status: 404 });
    expect((await sheet.call('GET', `/rows/${sheet.rows[0]}/posts`)).body).toHaveLength(1);
  });

  it('show the render of a column of final videos, and the cover where the network takes one', async () => {
    const final = await sheet.sql(
      `UPDATE sheet_column SET column_role = 'final_video' WHERE sheet_id = $1
      AND title = 'Clip' RETURNING id`,
      [sheet.id],
    );
    expect(final.length).toBeGreaterThan(0);
    await sheet.addRender(0, 'Clip', 'https://cdn.example.com/older.mp4');
    await sheet.addRender(0, 'Clip', 'https://cdn.example.com/final.mp4');
    await sheet.addFile(0, 'Picture', 'https://cdn.example.com/cover.jpg');
    await sheet.put({
      targets: [PLAN.targets[0], { platform: 'microblog', content: {} }],
      files: { video: 'Clip', cover: 'picture' },
    });
    const { body } = await sheet.make([sheet.rows[0]!]);
    const [first, second] = await Promise.all(body.posts.map(({ post_id }: any) => sheet.post(post_id)));
    expect(first.content).toMatchObject({
      media_url: 'https://cdn.example.com/final.mp4',
      thumbnail_url: 'https://cdn.example.com/cover.jpg',
    });
    expect(second.content).toEqual({ media_url: 'https://cdn.example.com/final.mp4' });
    const made = await sheet.sql(`SELECT made_with_ai FROM post WHERE row_id = $1`, [sheet.rows[0]]);
    expect(made).toEqual([{ made_with_ai: true }, { made_with_ai: true }]);
  });
});

describe('the check of a plan', () => {
  it('finds everything that is wrong, row by row with the field, and makes nothing', async () => {
    sheet = await PlannedSheet.create(fixture, creator, 4);
    await sheet.write([{ Hook: 'x'.repeat(101) }, { Hook: '' }, { Hook: 'Fine' }, { Hook: '{{Nobody}}' }]);
    await sheet.put({
      targets: [{ ...PLAN.targets[0], content: { title: '{{hook}}' } }],
      files: { video: 'Clip', cover: 'Picture' },
    });
    await sheet.addFile(0, 'Picture', 'https://cdn.example.com/cover.jpg');
    await sheet.addFile(1, 'Picture', 'http://cdn.example.com/cover.gif');
    await sheet.addFile(3, 'Picture', 'https://cdn.example.com/cover.jpg');
    const checked = await sheet.check();
    expect(errorsOf(checked)).toEqual([
      [0, 'title', expect.stringContaining('101 characters')],
      [1, 'title', 'is required'],
      [1, 'thumbnail_url', expect.stringContaining('https')],
      [2, 'files.cover', expect.stringContaining('Picture')],
      [3, 'title', expect.stringContaining('Nobody')],
    ]);
    expect(checked.body).toMatchObject({ checked: 4, next_rows_after: null });
    expect(checked.body.errors[0]).toMatchObject({ platform: 'videohost', account_id: expect.any(Number) });
    const made = await sheet.make();
    expect(made.body).toEqual({ posts: [], errors: checked.body.errors });
    expect(await waitingPosts()).toEqual([]);
  });

  it('finds accounts that are missing or cannot be used', async () => {
    const account_id = await secondAccount('videohost');
    await sheet.put({
      targets: [
        { ...PLAN.targets[0], account_id },
        { platform: 'shortvideo', content: {} },
      ],
    });
    await sheet.sql(`UPDATE social_account SET disconnected_at = now() WHERE id = $1`, [account_id]);
    const only = { row_ids: [sheet.rows[0]] };
    const accounts = async () =>
      (await sheet.check(only)).body.errors
        .filter(({ field }: any) => ['account_id', 'platform'].includes(field))
        .map(({ platform, account_id: id, field, error }: any) => [platform, id, field, error]);
    const shortvideo = ['shortvideo', null, 'platform', 'is not connected to this agent'];
    expect(await accounts()).toEqual([
      ['videohost', account_id, 'account_id', 'is disconnected: connect it again'],
      shortvideo,
    ]);
    await sheet.sql(`DELETE FROM social_account WHERE id = $1`, [account_id]);
    expect(await accounts()).toEqual([
      ['videohost', account_id, 'account_id', 'is no account of this agent on this platform'],
      shortvideo,
    ]);
  });

  it('finds times that are wrong, past, or taken by a row or by another post of the account', async () => {
    sheet = await PlannedSheet.create(fixture, creator, 6);
    await fixture.post(creator, {
      title: 'Other',
      media_url: fixture.mediaUrl('clip.mp4'),
      platform: ['videohost'],
      schedule_type: 'specific_time',
      scheduled_time: '2027-03-28T01:30:00Z',
    });
    const times = ['2027-03-28T02:30', '2027-03-29 09:00', '2027-03-29T07:00Z', '', 'Monday', '2020-01-01T00:00'];
    await sheet.write(times.map((When) => ({ When })));
    await sheet.put({ timing: { type: 'column', column: 'when' }, requires_approval: false });
    const expected = [
      [0, 'scheduled_time', 'is the time of another post of this account'],
      [2, 'timing.column', `is the time of row ${sheet.rows[1]} too`],
      [3, 'timing.column', 'is empty in this row'],
      [4, 'timing.column', 'is no ISO 8601 time in this row'],
      [5, 'scheduled_time', 'must be in the future'],
    ];
    expect(errorsOf(await sheet.check())).toEqual(expected);
    const made = await sheet.make();
    expect(errorsOf(made)).toEqual(expected);
    expect(await timesOf(made)).toEqual(['2027-03-29T09:00:00+02:00']);
    expect(errorsOf(await sheet.check({ row_ids: [sheet.rows[1]] }))).toEqual([]);
  });

  it('takes times that a later request does not take again, in the zone of the agent', async () => {
    await sheet.put();
    const first = await sheet.make([sheet.rows[1]!]);
    const second = await sheet.make();
    expect(await timesOf(first)).toEqual(['2027-03-27T09:00:00+01:00']);
    expect(await timesOf(second)).toEqual(
      expect.arrayContaining(['2027-03-27T09:00:00+01:00', '2027-03-27T18:00:00+01:00']),
    );
    await setZone('America/New_York');
    const moved = await PlannedSheet.create(fixture, creator, 1);
    await moved.put();
    expect(await timesOf(await moved.make())).toEqual(['2027-03-27T09:00:00-04:00']);
    await setZone('Europe/Berlin');
  });

  it('is paged, with the same number of statements for one row as for many', async () => {
    sheet = await PlannedSheet.create(fixture, creator, 30);
    await sheet.put({ files: { video: 'Clip', cover: 'Picture' } });
    const pages: number[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const { body } = await sheet.check({ rows_after: after, rows_limit: 13 });
      pages.push(body.checked);
      expect(body.errors.every(({ field }: any) => field === 'files.cover')).toBe(true);
      after = body.next_rows_after;
    }
    expect(pages).toEqual([13, 13, 4]);
    const statements = async (row_ids: readonly number[], path: string) =>
      (await statementsOfRoute(() => sheet.call('POST', `/post_plan/${path}`, { row_ids }))).length;
    await statements(sheet.rows, 'check');
    const one = await statements(sheet.rows.slice(0, 1), 'check');
    expect(one).toBeGreaterThan(0);
    expect(await statements(sheet.rows, 'check')).toBe(one);
    await sheet.put();
    await statements(sheet.rows.slice(0, 1), 'posts');
    const post = await statements(sheet.rows.slice(1, 2), 'posts');
    expect(await statements(sheet.rows.slice(2), 'posts')).toBe(post);
  });

  it.each([
    [{ row_ids: 'all' }, 'row_ids'],
    [{ row_ids: [] }, 'row_ids'],
    [{ rows_after: -1 }, 'rows_after'],
    [{ rows_after: 4_000_000 }, 'rows_after'],
    [{ rows_limit: 101 }, 'rows_limit'],
  ])('rejects %j', async (body, field) => {
    await sheet.put();
    expect(await sheet.check(body)).toMatchObject({ status: 422, body: { error: expect.stringContaining(field) } });
  });
});

/** Returns the statements of one request on its route, without those that authenticate the caller. */
async function statementsOfRoute(send: () => Promise<{ status: number }>): Promise<string[]> {
  const requestId = `watched-${(watched += 1)}`;
  sheet.requestId = requestId;
  try {
    const sent = await sentDuring(async () => expect((await send()).status).toBe(200));
    return sent
      .filter((statement) => statement.requestId === requestId)
      .filter(({ text }) => !text.includes('FROM access_key'))
      .map(({ text }) => text);
  } finally {
    sheet.requestId = undefined;
  }
}
