import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorOf, eventually, request } from '@reelsheet/testing';
import { Database } from '@reelsheet/platform-database';
import { BOTH, PublishingFixture, VIDEO, type Creator } from '../support/publishing-fixture.js';
import { SheetUser } from '../support/sheet-user.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

describe('publishing', () => {
  let fixture: PublishingFixture;
  let creator: Creator;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.connectedCreator();
  });
  afterAll(() => fixture?.stop());

  const get = (path: string, key = creator.key, headers?: Record<string, string>) =>
    fixture.base.call('GET', path, { key, headers });
  const remove = (id: number) => fixture.base.call('DELETE', `/schedule/post/${id}`, { key: creator.key });

  const callsTo = async (vendor: string, path: string) =>
    (await request<unknown[]>('GET', `${fixture.sandbox.url}/log?vendor=${vendor}&path=${path}`)).body.length;

  it('returns the rules of all six platforms without authentication', async () => {
    const { status, body } = await fixture.base.call('GET', '/schedule/platforms');
    expect({ status, platforms: body.platforms.map(({ platform }) => platform) }).toEqual({
      status: 200,
      platforms: ['shortvideo', 'photoshare', 'pagesocial', 'videohost', 'microblog', 'professional'],
    });
  });

  it('publishes immediately, to a public page', async () => {
    const created = await fixture.post(creator, {
      ...fixture.clip(),
      platform: BOTH,
      schedule_type: 'now',
      description: 'A calm morning #calm',
      strict: true,
    });
    expect(created).toMatchObject({
      status: 200,
      body: {
        platforms: BOTH,
        platforms_skipped: [],
        idempotent_replay: false,
        status_url: `/schedule/post/${created.body.post_id}`,
        post: { id: created.body.post_id, status: 'scheduled', description: 'A calm morning #calm' },
        platforms_status: [
          {
            platform: 'shortvideo',
            status: 'scheduled',
            normalized_status: 'accepted',
            platform_options: { shortvideo_disable_stitch: true },
          },
          { platform: 'videohost', status: 'scheduled', post_url: null, platform_options: {} },
        ],
      },
    });
    const post = await fixture.ended(creator, created.body.post_id);
    expect(post).toMatchObject({
      status: 'success',
      platforms_status: [
        { status: 'success', normalized_status: 'published' },
        { normalized_status: 'published', error: null },
      ],
    });
    for (const { post_url, platform_post_id, published_at } of post.platforms_status) {
      expect(await (await fetch(post_url!)).text()).toContain('alm morning');
      expect(platform_post_id && published_at).toBeTruthy();
    }
    const late = { key: creator.key, body: { title: 'Late' } };
    expect(errorOf(await fixture.base.call('PATCH', `/schedule/post/${post.id}`, late)).detail).toMatchObject({
      platform: null,
      field: 'post_id',
    });
    expect((await remove(post.id)).body).toMatchObject({
      error_code: 'validation_error',
    });
  });

  it('publishes the edited post at its scheduled time, in the trace of the request', async () => {
    const trace = 'a'.repeat(32);
    const at = new Date(Date.now() + DAY_MS / 2);
    const created = await fixture.post(
      creator,
      { ...fixture.clip(), platform: ['videohost'], schedule_type: 'specific_time', scheduled_time: at.toISOString() },
      { 'X-Timezone-Offset': '5.5', traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
    );
    expect(new Date(created.body.platforms_status[0]!.scheduled_time).getTime()).toBe(
      Math.floor(at.getTime() / 1_000) * 1_000,
    );
    expect(created.body.platforms_status[0]!.scheduled_time).toMatch(/\+05:30$/);
    const id = created.body.post_id;
    const targets = `SELECT traceparent FROM post_target WHERE post_id = $1`;
    expect(await fixture.base.http.get(Database).manager.query(targets, [id])).toEqual([
      { traceparent: expect.stringContaining(trace) },
    ]);
    const edited = await fixture.base.call('PATCH', `/schedule/post/${id}`, {
      key: creator.key,
      body: { title: 'Evenings', videohost_options: { visibility: 'unlisted' } },
    });
    expect(edited).toMatchObject({
      status: 200,
      body: {
        id,
        status: 'scheduled',
        platforms_status: [{ platform_options: { videohost_options: { visibility: 'unlisted' } } }],
      },
    });
    await fixture.makeDue(id);
    const post = await fixture.ended(creator, id);
    expect(await (await fetch(post.platforms_status[0]!.post_url!)).text()).toMatch(/Evenings[\s\S]*Unlisted/);
  });

  it('deletes a scheduled post', async () => {
    const { body } = await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'] });
    expect((await remove(body.post_id)).status).toBe(204);
    expect((await get(`/schedule/post/${body.post_id}`)).status).toBe(404);
  });

  it('creates one post for fifty requests with the same idempotency key', async () => {
    const post = { ...fixture.clip(), platform: ['videohost'], description: 'once' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => fixture.post(creator, post, { 'Idempotency-Key': 'once' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.post_id}`)).size).toBe(1);
    expect(answers.filter(({ body }) => body.idempotent_replay === false)).toHaveLength(1);
    const other = await fixture.post(creator, { ...post, description: 'twice' }, { 'Idempotency-Key': 'once' });
    expect(other).toMatchObject({
      status: 422,
      body: { error_code: 'platform_validation_failed', detail: { platform: null, field: 'Idempotency-Key' } },
    });
    const outsider = await fixture.connectedCreator();
    expect((await fixture.post(outsider, request, { 'Idempotency-Key': 'once' })).body.post_id).not.toBe(
      answers[0]!.body.post_id,
    );
  });

  it('never assigns one slot to two posts', async () => {
    const busy = await fixture.connectedCreator();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fixture.post(busy, { ...fixture.clip(), platform: ['videohost'] })),
    );
    const slots = answers.map(({ body }) => body.platforms_status[0]!.scheduled_time);
    expect(new Set(slots).size).toBe(12);
    for (const slot of slots) expect(slot).toMatch(/T(09|12|17):00:00\+00:00$/);
    const [start, end] = [new Date(), new Date(Date.now() + 10 * DAY_MS)].map((day) => day.toISOString().slice(0, 10));
    const { body } = await get(
      `/schedule/posts?agent_id=${busy.agentUuid}&start_date=${start}&end_date=${end}`,
      busy.key,
    );
    expect(body.posts.map((post: { scheduled_time: string }) => post.scheduled_time)).toEqual([...slots].sort());
  });

  it('uses the custom slots of the agent', async () => {
    const path = `/agents/${creator.agentId}/schedule_slots` as const;
    const put = (body: object) => fixture.base.call('PUT', path, { key: creator.key, body });
    const every = [0, 1, 2, 3, 4, 5, 6];
    const defaults = ['09:00', '12:00', '17:00'].map((time) => ({ time, days_of_week: every }));
    expect((await get(path)).body).toEqual({ slots: defaults });
    const slots = [
      { time: '18:30', days_of_week: [6] },
      { time: '07:05', days_of_week: [2, 0] },
      { time: '07:05', days_of_week: [4] },
    ];
    const custom = {
      slots: [
        { time: '07:05', days_of_week: [0, 2, 4] },
        { time: '18:30', days_of_week: [6] },
      ],
    };
    expect(await put({ slots })).toMatchObject({ status: 200, body: custom });
    for (const [bad, field] of [
      [{ slots: [] }, 'slots'],
      [{ slots: [{ time: '24:00' }] }, 'time'],
      [{ slots: [{ time: '9:00' }] }, 'time'],
      [{ slots: [{ time: '09:00', days_of_week: [7] }] }, 'days_of_week'],
      [{ slots: [{ time: '09:00', days_of_week: [] }] }, 'days_of_week'],
      [{}, 'slots'],
    ] as const)
      expect(await put(bad)).toMatchObject({
        status: 422,
        body: { error_code: 'validation_error', error: expect.stringContaining(field) },
      });
    expect((await get(path)).body).toEqual(custom);
    for (let index = 0; index < 5; index++) {
      const { body } = await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'] });
      const time = new Date(body.platforms_status[0]!.scheduled_time);
      expect(`${time.getUTCDay()} ${time.toISOString().slice(11, 16)}`).toMatch(/^([135] 07:05|0 18:30)$/);
    }
    await put({ slots: defaults });
  });

  it('skips platforms that do not support the post, unless strict', async () => {
    const post = {
      ...fixture.clip(),
      platform: ['videohost', 'photoshare', 'microblog'],
      videohost_options: { visibility: 'private' },
    };
    const { body } = await fixture.post(creator, post);
    expect(body).toMatchObject({
      platforms: post.platform,
      platforms_status: [{ platform: 'videohost' }],
      platforms_skipped: [{ platform: 'photoshare', field: 'platform' }, { platform: 'microblog' }],
    });
    const strict = await fixture.post(creator, { ...post, strict: true });
    expect(strict).toMatchObject({
      status: 422,
      body: {
        detail: {
          platform: 'photoshare',
          field: 'platform',
          errors: [{ platform: 'photoshare' }, { platform: 'microblog' }],
        },
      },
    });
  });

  it.each([
    ['a past time', { schedule_type: 'specific_time', scheduled_time: '2020-01-01T00:00:00Z' }, null, 'scheduled_time'],
    [
      'a non-existent date',
      { schedule_type: 'specific_time', scheduled_time: '2999-02-30T10:00:00Z' },
      null,
      'scheduled_time',
    ],
    ['an unknown type', { schedule_type: 'later' }, null, 'schedule_type'],
    ['a long title', { title: 'x'.repeat(101) }, 'videohost', 'title'],
    ['a bad option', { videohost_options: { visibility: 'secret' } }, 'videohost', 'videohost_options.visibility'],
    ['an unknown platform', { platform: ['chirper'] }, 'chirper', 'platform'],
    ['a wrong type', { description: 7 }, null, 'description'],
    ['a wrong list', { platform: { a: 1 } }, null, 'platform'],
    ['an inner address', { media_url: 'http://127.0.0.1:22/a.mp4' }, null, 'media_url'],
    ['a malformed address', { media_url: 'clip.mp4' }, null, 'media_url'],
    ['an inner thumbnail', { thumbnail_url: 'https://10.0.0.1/a.png' }, null, 'thumbnail_url'],
    ['an inner segment', { thread: [{ text: 'a', media_urls: ['http://[::1]/a.png'] }] }, null, 'thread.0.media_urls'],
    [
      'an inner track',
      { photoshare_music: { track_url: 'https://127.0.0.1/a.mp3' } },
      null,
      'photoshare_music.track_url',
    ],
  ])('rejects %s with the same body when creating and when editing', async (_, change, platform, field) => {
    const valid = { ...fixture.clip(), platform: ['videohost'] };
    const expected = {
      status: 422,
      body: {
        error: expect.any(String),
        error_code: 'platform_validation_failed',
        detail: {
          error_code: 'platform_validation_failed',
          platform,
          field,
          errors: expect.arrayContaining([{ platform, field, error: expect.any(String) }]),
        },
      },
    };
    expect(await fixture.post(creator, { ...valid, ...change })).toMatchObject(expected);
    const { body } = await fixture.post(creator, valid);
    expect(
      await fixture.base.call('PATCH', `/schedule/post/${body.post_id}`, { key: creator.key, body: change }),
    ).toMatchObject(expected);
    expect((await get(`/schedule/post/${body.post_id}`)).body).toMatchObject({
      status: 'scheduled',
      platforms_status: [{ platform: 'videohost' }],
    });
  });

  it.each([
    ['too long a key', { 'Idempotency-Key': 'x'.repeat(129) }, 'Idempotency-Key'],
    ['an offset of 20 hours', { 'X-Timezone-Offset': '20' }, 'X-Timezone-Offset'],
  ])('rejects %s', async (_, headers, field) => {
    expect(await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'] }, headers)).toMatchObject({
      status: 422,
      body: { detail: { field } },
    });
  });

  it.each([
    ['no JSON', 'application/json', '{"platform":', 'body'],
    ['a NUL', 'application/json', '{"description":"a\\u0000"}', 'body'],
    ['another type', 'text/plain', 'platform: videohost', 'header Content-Type'],
    ['a multipart form', 'multipart/form-data; boundary=B', '--B--', 'header Content-Type'],
  ])('rejects a body that is %s with the same body as other errors', async (_, type, body, field) => {
    const { body: post } = await fixture.post(creator, { ...fixture.clip(), platform: ['videohost'] });
    for (const [method, path] of [
      ['POST', '/schedule/with-post'],
      ['PATCH', `/schedule/post/${post.post_id}`],
      ['PATCH', `/schedule/post/${post.post_id}/published`],
    ] as const) {
      const sent = { key: creator.key, headers: { 'Content-Type': type }, body };
      expect(await fixture.base.call(method, path, sent)).toMatchObject({
        status: 422,
        body: {
          error_code: 'platform_validation_failed',
          detail: { platform: null, field, errors: [{ platform: null, field, error: expect.any(String) }] },
        },
      });
    }
  });

  it('limits the period of the calendar', async () => {
    const window = (start: string, end: string) =>
      get(`/schedule/posts?agent_id=${creator.agentId}&start_date=${start}&end_date=${end}`);
    expect((await window('2026-01-01', '2026-03-02')).status).toBe(200);
    expect(await window('2026-01-01', '2026-03-03')).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(/^end_date /) },
    });
    expect((await window('2026-01-01', '')).status).toBe(422);
  });

  it('reports media that cannot be downloaded, and allows deleting the post', async () => {
    const { body } = await fixture.post(creator, {
      ...fixture.clip(),
      media_url: fixture.mediaUrl('gone.mp4'),
      platform: ['videohost'],
      schedule_type: 'now',
    });
    const post = await fixture.ended(creator, body.post_id);
    expect(post).toMatchObject({
      status: 'failed',
      platforms_status: [
        { status: 'failed', normalized_status: 'failed', error_code: 'media_fetch_failed', failed_step: 'download' },
      ],
    });
    expect((await remove(post.id)).status).toBe(204);
    expect((await get(`/schedule/post/${post.id}`)).status).toBe(404);
  });

  it('publishes despite a missing thumbnail and a failure on another platform', async () => {
    const change = {
      thumbnail_url: fixture.mediaUrl('gone.png').replace('http:', 'https:'),
      shortvideo_privacy_level: 'FOLLOWER_OF_CREATOR',
    };
    const { body } = await fixture.post(creator, {
      ...fixture.clip(),
      ...change,
      platform: BOTH,
      schedule_type: 'now',
    });
    const {
      status,
      platforms_status: [shortvideo, videohost],
    } = await fixture.ended(creator, body.post_id);
    expect(videohost).toMatchObject({ normalized_status: 'published', warning: expect.stringMatching(/thumbnail/) });
    expect({ status, code: shortvideo!.error_code }).toEqual(
      shortvideo!.normalized_status === 'failed'
        ? { status: 'partial', code: 'rejected' }
        : { status: 'success', code: null },
    );
  });

  it('provides a JPEG copy to a network that downloads pictures, and deletes it afterwards', async () => {
    const picture = { ...VIDEO, title: undefined, media_type: 'IMAGE', media_url: fixture.mediaUrl('cover.png') };
    const { body } = await fixture.post(creator, { ...picture, platform: ['shortvideo'], schedule_type: 'now' });
    const post = await fixture.ended(creator, body.post_id);
    expect(post).toMatchObject({ status: 'success' });
    const { platform_post_id, post_url } = post.platforms_status[0]!;
    expect(await (await fetch(post_url!)).text()).toContain('<img class="picture"');
    const shown = await fetch(`${fixture.sandbox.url}/shortvideo/media/${platform_post_id}/0`);
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
    const deposits = () =>
      fixture.base.http
        .get(Database, { strict: false })
        .execute(`SELECT FROM media_deposit WHERE name LIKE 'post_target:%'`);
    await eventually(async () => expect(await deposits()).toBe(0), { interval: 100 });
  });

  it('reads metrics into the post and into its row', async () => {
    await fixture.base.grant(creator.personalId, 10);
    const sheet = await new SheetUser(fixture.base, creator).sheet(['HOOK'], 0);
    await sheet.call('POST', '/columns', { spreadsheet_column: { title: 'STATS', type: 'stats' } });
    await sheet.call('POST', '/rows');
    const [rowId] = await sheet.rowIds();
    const post = { ...fixture.clip(), platform: ['videohost'], schedule_type: 'now', row_id: rowId, idea_id: 7 };
    expect(await fixture.post(creator, { ...post, row_id: 2 ** 40 })).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    const outsider = await fixture.connectedCreator();
    expect((await fixture.post(outsider, post)).status).toBe(404);
    const { body } = await fixture.post(creator, post);
    const { platforms_status, ...ended } = await fixture.ended(creator, body.post_id);
    expect(ended).toMatchObject({ row_id: rowId, idea_id: 7 });
    expect(platforms_status).toMatchObject([{ metrics: null }]);
    const reactions = { views: 1_204, likes: 87, comments: 5 };
    await request('POST', `${fixture.sandbox.url}/reactions`, {
      body: { vendor: 'videohost', post: platforms_status[0]!.platform_post_id, ...reactions },
    });
    await fixture.readMetrics();
    await eventually(
      async () =>
        expect((await get(`/schedule/post/${body.post_id}`)).body.platforms_status).toMatchObject([
          { metrics: { ...reactions, read_at: expect.any(String) } },
        ]),
      { interval: 100 },
    );
    const { body: shown } = await sheet.call('GET', '');
    const cells = shown.spreadsheet_rows[0]!.spreadsheet_cells;
    expect(cells.map(({ value }) => value)).toContainEqual(
      expect.stringMatching(/^1,204 views · 87 likes · 5 comments/),
    );
    expect(cells.map((cell: any) => cell.additional_attributes.stats?.posts?.[0]?.post_id)).toContain(body.post_id);
  });

  it('never repeats a submission that the network may have accepted', async () => {
    const before = await callsTo('shortvideo', '/shortvideo/v2/post/publish/content/init');
    const fault = { vendor: 'shortvideo', kind: 'lost_answer', path: 'content/init' };
    await request('POST', `${fixture.sandbox.url}/faults`, { body: fault });
    const picture = {
      ...VIDEO,
      title: undefined,
      description: 'A lost answer',
      media_type: 'IMAGE',
      media_url: fixture.mediaUrl('cover.png'),
    };
    const { body } = await fixture.post(creator, { ...picture, platform: ['shortvideo'], schedule_type: 'now' });
    const post = await fixture.ended(creator, body.post_id);
    expect(post.platforms_status).toMatchObject([
      { normalized_status: 'failed', error_code: 'unconfirmed', failed_step: 'start' },
    ]);
    expect(await remove(post.id)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringContaining('may be live') },
    });
    expect(await callsTo('shortvideo', '/shortvideo/v2/post/publish/content/init')).toBe(before + 1);
  });

  it('enforces roles, and returns 404 to outsiders', async () => {
    const [viewer, outsider] = [await fixture.base.person(), await fixture.base.person()];
    const { body: organization } = await fixture.base.call('POST', '/organizations', {
      key: creator.key,
      body: { organization: { name: 'Studio' } },
    });
    await fixture.base.call('POST', `/organizations/${organization.id}/members`, {
      key: creator.key,
      body: { email: viewer.email, role: 'viewer' },
    });
    const {
      body: { agent },
    } = await fixture.base.call('POST', '/agents', {
      key: creator.key,
      body: { organization_id: organization.id, agent: { name: 'Shared' } },
    });
    const shared = { ...creator, agentId: agent.id };
    await fixture.connect(shared, 'videohost');
    const { body } = await fixture.post(shared, { ...fixture.clip(), platform: ['videohost'] });
    const path = `/schedule/post/${body.post_id}` as const;
    expect((await get(path, viewer.key)).status).toBe(200);
    const [denied, missing] = [
      { status: 403, body: { error_code: 'forbidden' } },
      { status: 404, body: { error_code: 'not_found' } },
    ];
    for (const method of ['PATCH', 'DELETE']) {
      expect(await fixture.base.call(method, path, { key: viewer.key, body: {} })).toMatchObject(denied);
      expect(await fixture.base.call(method, path, { key: outsider.key, body: {} })).toMatchObject(missing);
    }
    expect(await get(path, outsider.key)).toMatchObject(missing);
    expect(
      await fixture.post({ ...shared, key: viewer.key }, { ...fixture.clip(), platform: ['videohost'] }),
    ).toMatchObject(denied);
    expect(
      await fixture.post({ ...shared, key: outsider.key }, { ...fixture.clip(), platform: ['videohost'] }),
    ).toMatchObject({
      status: 422,
      body: { error_code: 'agent_not_found' },
    });
  });
});
