import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentDeleted, orderScrape, queryWatchlist, readTrends } from '@reelsheet/contracts';
import { newUuid } from '@reelsheet/kernel';
import { errorOf, callAs, eventually } from '@reelsheet/testing';
import pg from 'pg';
import { CoreUnderTest } from './harness.js';
import type { AgentMessage } from './other-services.js';

let core: CoreUnderTest;
let db: pg.Client;
let organizations = 10;

beforeAll(async () => {
  core = await CoreUnderTest.start({ vendors: true });
  db = new pg.Client({ connectionString: core.database.adminUrl });
  await db.connect();
  await db.query('SET search_path TO core');
});
afterAll(async () => {
  await db?.end();
  await core?.stop();
});

/** An agent in its own organization, with its editor's requests. */
class Watcher {
  readonly organizationId = ++organizations;
  readonly key = core.base.member(this.organizationId, 'editor');
  readonly agent: AgentMessage = core.base.agent(this.organizationId);

  readonly call = callAs('core', () => ({
    url: core.url,
    key: this.key,
    root: `/agents/${this.agent.uuid}/watchlists`,
  }));

  async list(name: string, ...values: string[]) {
    const { body } = await this.call('POST', '', { name, sources: values.map((value) => account(value)) });
    return body as { id: string; sources: { id: string; target_value: string }[] };
  }

  send(watchlistId: string, filters: object = {}) {
    const query = { agent_id: this.agent.id, watchlist_id: watchlistId, question: 'top videos', ...filters };
    return core.base.send(queryWatchlist, query);
  }

  async shows(watchlistId: string, min = 1) {
    return eventually(async () => {
      const answer = await this.send(watchlistId);
      expect(answer.videos.length).toBeGreaterThanOrEqual(min);
      return answer;
    });
  }
}

const account = (target_value: string, platform = 'shortvideo') => ({ platform, target_type: 'account', target_value });
const POST_PRICE = 1.5;
const UUID = /^[0-9a-f-]{36}$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Makes the next scrape of a source due; returns the organization whose fair share it uses. */
async function nextScrape(value: string): Promise<number> {
  return eventually(async () => {
    const { rows } = await db.query(
      `UPDATE scraped_source SET scraped_at = scraped_at - interval '1 day', due_at = now(), ready = true
       WHERE target_value = $1 AND is_idle AND NOT ready AND status = 'processing' AND waiting RETURNING share_holder`,
      [value],
    );
    expect(rows).toHaveLength(1);
    return Number(rows[0].share_holder);
  });
}

/** No source is being scraped or about to be. */
const allIdle = () =>
  eventually(async () =>
    expect((await db.query(`SELECT FROM scraped_source WHERE ready OR NOT is_idle`)).rowCount).toBe(0),
  );

describe('a watchlist', () => {
  it('is created with its sources, as the specification shows it', async () => {
    const watcher = new Watcher();
    const { status, body } = await watcher.call('POST', '', {
      name: ' Calm accounts ',
      sources: [
        { ...account('@Quiet-One'), original_display_value: 'Quiet One' },
        { platform: 'photoshare', target_type: 'hashtag', target_value: '#QuietTag' },
      ],
      project_id: 12,
      conversation_id: 'c-1',
      created_by_run_id: 'r-1',
    });
    expect(status).toBe(201);
    const source = {
      id: expect.stringMatching(UUID),
      watchlist_id: body.id,
      agent_id: watcher.agent.uuid,
      intent_active: true,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
    };
    expect(body).toEqual({
      id: expect.stringMatching(UUID),
      user_id: expect.any(String),
      agent_id: watcher.agent.uuid,
      name: 'Calm accounts',
      intent_active: true,
      project_id: 12,
      project_error: null,
      conversation_id: 'c-1',
      created_by_run_id: 'r-1',
      sources: expect.arrayContaining([
        { ...source, ...account('@quiet-one'), original_display_value: 'Quiet One' },
        {
          ...source,
          platform: 'photoshare',
          target_type: 'hashtag',
          target_value: 'quiettag',
          original_display_value: '#QuietTag',
        },
      ]),
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
    });
    expect((await watcher.call('GET', `/${body.id}`)).body).toEqual(body);
  });

  it('is listed newest first, and missing after it was deleted', async () => {
    const watcher = new Watcher();
    const [first, second] = [await watcher.list('First'), await watcher.list('Second', '@quiet2')];
    const listed = async () => (await watcher.call('GET', '')).body.watchlists.map(({ id }: any) => id);
    expect(await listed()).toEqual([second.id, first.id]);
    expect((await watcher.call('DELETE', `/${second.id}`)).status).toBe(204);
    expect(await listed()).toEqual([first.id]);
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'x' }],
      ['DELETE', ''],
      ['POST', '/sources', account('@quiet2')],
      ['DELETE', `/sources/${second.sources[0]!.id}`],
      ['DELETE', '/sources?platform=shortvideo&target_type=account&target_value=@quiet2'],
    ] as const)
      expect((await watcher.call(method, `/${second.id}${path}`, body)).body.error_code).toBe('not_found');
    expect(
      (await db.query(`SELECT intent_active, deleted_at FROM watch_source WHERE watchlist_id = $1`, [second.id])).rows,
    ).toEqual([{ intent_active: false, deleted_at: expect.any(Date) }]);
    expect((await watcher.list('second')).id).not.toBe(second.id);
  });

  it('receives the sources when another one of the same name, in any case, is created', async () => {
    const watcher = new Watcher();
    const [first, again] = [await watcher.list('Calm', '@quiet-a'), await watcher.list('cALM', '@quiet-a', '@quiet-b')];
    expect(again.id).toBe(first.id);
    expect(again.sources.map(({ target_value }) => target_value).toSorted()).toEqual(['@quiet-a', '@quiet-b']);
    expect(again).toMatchObject({ name: 'Calm' });
    const other = new Watcher();
    expect((await other.list('Calm')).id).not.toBe(first.id);
  });

  it('is created once under concurrency', async () => {
    const watcher = new Watcher();
    const made = await Promise.all(Array.from({ length: 8 }, (_, i) => watcher.list('Race', `@quiet-r${i % 4}`)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const { body } = await watcher.call('GET', `/${made[0]!.id}`);
    expect(body.sources).toHaveLength(4);
  });

  it('is renamed, paused and resumed, and keeps its sources', async () => {
    const watcher = new Watcher();
    const [list] = [await watcher.list('Before', '@quiet-p'), await watcher.list('Taken')];
    const patched = await watcher.call('PATCH', `/${list.id}`, {
      name: 'After',
      intent_active: false,
      project_id: 'p-1',
    });
    expect([patched.status, patched.body]).toEqual([
      200,
      expect.objectContaining({
        name: 'After',
        intent_active: false,
        project_id: 'p-1',
        sources: [expect.objectContaining({ intent_active: true })],
      }),
    ]);
    expect((await watcher.call('PATCH', `/${list.id}`, { project_id: null })).body).toMatchObject({
      name: 'After',
      project_id: null,
    });
    expect((await watcher.call('PATCH', `/${list.id}`, { intent_active: true })).body.intent_active).toBe(true);
    expect((await watcher.call('PATCH', `/${list.id}`, { name: 'tAKEN' })).body).toMatchObject({
      error_code: 'validation_error',
      error: expect.stringContaining('name'),
    });
  });

  it.each([
    ['no name', {}, 'name'],
    ['an empty name', { name: ' ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(201) }, 'name'],
    ['a name that is no text', { name: 7 }, 'name'],
    ['sources that are no list', { name: 'x', sources: 'y' }, 'sources'],
    ['too many sources', { name: 'x', sources: Array.from({ length: 201 }, (_, i) => account(`@q${i}`)) }, 'sources'],
    ['an unknown platform', { name: 'x', sources: [account('@q', 'myspace')] }, 'sources.0.platform'],
    [
      'an unknown kind of target',
      { name: 'x', sources: [{ ...account('@q'), target_type: 'place' }] },
      'sources.0.target_type',
    ],
    [
      'a keyword where there are none',
      { name: 'x', sources: [{ platform: 'photoshare', target_type: 'keyword', target_value: 'calm' }] },
      'sources.0.target_type',
    ],
    ['an account that is none', { name: 'x', sources: [account('two words')] }, 'sources.0.target_value'],
    [
      'a hashtag of two words',
      { name: 'x', sources: [{ platform: 'videohost', target_type: 'hashtag', target_value: 'a b' }] },
      'sources.0.target_value',
    ],
    [
      'a blank keyword',
      { name: 'x', sources: [{ platform: 'videohost', target_type: 'keyword', target_value: '  ' }] },
      'sources.0.target_value',
    ],
    ['a page that is none', { name: 'x', sources: [account('file:///etc/passwd', 'web')] }, 'sources.0.target_value'],
    ['an empty conversation', { name: 'x', conversation_id: '' }, 'conversation_id'],
    ['an empty run', { name: 'x', created_by_run_id: '' }, 'created_by_run_id'],
    ['a project that is an object', { name: 'x', project_id: { a: 1 } }, 'project_id'],
  ])('is rejected with %s', async (_, body, field) => {
    const answer = await new Watcher().call('POST', '', body);
    expect([answer.status, errorOf(answer).error_code, errorOf(answer).error]).toEqual([
      422,
      'validation_error',
      expect.stringContaining(field),
    ]);
  });
});

describe('a source', () => {
  it('is added once, removed by id or by its target, and restored', async () => {
    const watcher = new Watcher();
    const { id } = await watcher.list('Sources');
    const add = (value: string) => watcher.call('POST', `/${id}/sources`, account(value));
    const first = await add('@quiet-s');
    expect([first.status, (await add('QUIET-S')).body.id]).toEqual([200, first.body.id]);
    const byId = () => watcher.call('DELETE', `/${id}/sources/${first.body.id}`);
    expect([(await byId()).status, (await byId()).status]).toEqual([204, 404]);
    expect((await watcher.call('GET', `/${id}`)).body.sources).toEqual([]);
    expect((await add('@quiet-s')).body).toMatchObject({
      id: first.body.id,
      intent_active: true,
      created_at: first.body.created_at,
    });
    const byKey = () =>
      watcher.call('DELETE', `/${id}/sources?platform=shortvideo&target_type=account&target_value=%40Quiet-S`);
    expect([(await byKey()).status, (await byKey()).status]).toEqual([204, 404]);
    const unnamed = await watcher.call('DELETE', `/${id}/sources?platform=shortvideo`);
    expect([unnamed.status, errorOf(unnamed).error]).toEqual([422, expect.stringContaining('target_type')]);
  });

  it('is added once under concurrency', async () => {
    const watcher = new Watcher();
    const { id } = await watcher.list('Race of sources');
    const added = await Promise.all(
      Array.from({ length: 8 }, () => watcher.call('POST', `/${id}/sources`, account('@quiet-race'))),
    );
    expect(new Set(added.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is deleted with its agent', async () => {
    const watcher = new Watcher();
    const { id } = await watcher.list('Leaving', '@quiet-l');
    const { id: agentId, uuid, organization_id } = watcher.agent;
    await core.base.publish(agentDeleted, { id: agentId, uuid, organization_id });
    await eventually(async () =>
      expect((await db.query(`SELECT FROM watchlist WHERE id = $1`, [id])).rowCount).toBe(0),
    );
  });
});

describe('scraping', () => {
  it('scrapes a shared source once per cycle, and bills each organization once for its new posts', async () => {
    const [one, other] = [new Watcher(), new Watcher()];
    const lists = [await one.list('A', '@shared'), await one.list('B', '@shared'), await other.list('C', '@SHARED')];
    await one.shows(lists[0]!.id, 50);
    await one.shows(lists[1]!.id, 50);
    await other.shows(lists[2]!.id, 50);
    expect(await core.scrapes('tiktok-scraper shared')).toHaveLength(1);
    await eventually(() => {
      expect([core.base.paidBy(one.organizationId), core.base.paidBy(other.organizationId)]).toEqual([
        50 * POST_PRICE,
        50 * POST_PRICE,
      ]);
    });
    const late = new Watcher();
    await late.shows((await late.list('D', '@shared')).id, 50);
    expect(await core.scrapes('tiktok-scraper shared')).toHaveLength(1);
  });

  it('repeats cycle after cycle, and bills only the posts of each cycle', async () => {
    const watcher = new Watcher();
    const { id } = await watcher.list('Growing', '@growing-one');
    await watcher.shows(id, 1);
    await nextScrape('@growing-one');
    await watcher.shows(id, 2);
    expect(await core.scrapes('growing-one')).toHaveLength(2);
    await eventually(() => expect(core.base.paidBy(watcher.organizationId)).toBe(2 * POST_PRICE));
  });

  it('finds a run whose response was lost, and starts no other', async () => {
    await allIdle();
    await core.misbehave('lost_answer', '/runs?');
    const watcher = new Watcher();
    await watcher.shows((await watcher.list('Lost', '@lost')).id, 50);
    const runs = await core.scrapes('tiktok-scraper lost');
    expect(runs).toHaveLength(1);
  });

  it('skips a source that nobody watches or can pay for', async () => {
    const watcher = new Watcher();
    core.base.setBalance(watcher.organizationId, 0);
    const { id } = await watcher.list('Poor', '@poor');
    await eventually(async () => {
      const { rows } = await db.query(`SELECT is_idle, waiting FROM scraped_source WHERE target_value = '@poor'`);
      expect(rows).toEqual([{ is_idle: true, waiting: true }]);
    });
    expect(await core.scrapes('poor')).toEqual([]);
    core.base.setBalance(watcher.organizationId, 2_000_000_000);
    await watcher.call('PATCH', `/${id}`, { intent_active: false });
    await watcher.call('PATCH', `/${id}`, { intent_active: true });
    await watcher.shows(id, 50);
  });

  it('shows no posts of a scrape to an organization that cannot pay for it', async () => {
    const [rich, poor] = [new Watcher(), new Watcher()];
    await rich.shows((await rich.list('Rich', '@dear')).id, 50);
    core.base.setBalance(poor.organizationId, POST_PRICE * 1_000_000);
    const { id } = await poor.list('Poor', '@dear');
    await eventually(async () => {
      const { rows } = await db.query(`SELECT status FROM source_bill WHERE organization_id = $1`, [
        poor.organizationId,
      ]);
      expect(rows).toEqual([{ status: 'failed' }]);
    });
    expect((await poor.send(id)).videos).toEqual([]);
    expect(core.base.balanceOf(poor.organizationId)).toBe(POST_PRICE * 1_000_000);
  });

  it('waits while the vendor has no capacity, without counting it as a failure', async () => {
    const watcher = new Watcher();
    await allIdle();
    await core.misbehave('rate_limit', '/runs?');
    const { id } = await watcher.list('Crowded', '@crowded');
    await eventually(async () => {
      const crowded = `target_value = '@crowded' AND waiting AND run_key IS NULL AND failures = 0 AND NOT is_idle AND NOT ready`;
      const { rowCount } = await db.query(`UPDATE scraped_source SET due_at = now(), ready = true WHERE ${crowded}`);
      expect(rowCount).toBe(1);
    });
    await watcher.shows(id, 50);
  });

  it('uses the fair shares of the watching organizations in rotation', async () => {
    const watchers = [new Watcher(), new Watcher(), new Watcher()];
    const lists = await Promise.all(watchers.map((watcher) => watcher.list('Turns', '@growing-turns')));
    const held: number[] = [];
    for (let round = 1; round <= 4; round++) {
      await watchers[0]!.shows(lists[0]!.id, round);
      held.push(await nextScrape('@growing-turns'));
    }
    expect(new Set(held.slice(0, 3))).toEqual(new Set(watchers.map(({ organizationId }) => organizationId)));
    expect(held[3]).toBe(held[0]);
  });

  it('reads feeds and sitemaps without a vendor, free of charge', async () => {
    const watcher = new Watcher();
    const pages = ['feeds', 'sitemaps'].map((kind) => account(`${core.sandboxUrl}/scraper/${kind}/calm`, 'web'));
    const { body } = await watcher.call('POST', '', { name: 'Pages', sources: pages });
    await watcher.shows(body.id, 20);
    expect(core.base.paidBy(watcher.organizationId)).toBe(0);
  });
});

describe('a scrape order of another service', () => {
  const order = (watcher: Watcher, value: string, changes: object = {}) => ({
    reference: `monitoring:${newUuid()}`,
    organization_id: watcher.organizationId,
    agent_id: watcher.agent.id,
    platform: 'shortvideo',
    target_type: 'account',
    target_value: value,
    country: null,
    days: 0,
    max_results: 10,
    comments: false,
    max_age_seconds: 600,
    ...changes,
  });
  const done = (wish: ReturnType<typeof order>) =>
    eventually(async () => {
      const answer = await core.base.send(orderScrape, wish);
      expect(answer.status).not.toBe('pending');
      return answer;
    });

  it('returns what is new to its organization, including its lists', async () => {
    const watcher = new Watcher();
    const wish = order(watcher, '@ordered', { comments: true });
    const first = await done(wish);
    expect(first).toMatchObject({ status: 'completed', posts: 10, new_posts: 10, comments: expect.any(Number) });
    expect(first.new_comments).toBe(first.comments);
    expect(first.comments).toBeGreaterThan(0);
    expect(await done(wish)).toEqual(first);
    expect(await done(order(watcher, '@ordered', { max_results: 12, comments: true }))).toMatchObject({
      posts: 12,
      new_posts: 2,
    });
    const { id } = await watcher.list('Both', '@ordered');
    await watcher.shows(id, 50);
    expect(core.base.paidBy(watcher.organizationId)).toBe(38 * POST_PRICE);
    expect((await core.base.send(readTrends, { agent_id: watcher.agent.id, limit: 100 })).posts).toHaveLength(50);
    expect(await core.scrapes('tiktok-scraper ordered')).toHaveLength(1);
  });

  it.each([
    ['a source that is not there', '@missing-one', 'The source was not found'],
    ['a source that cannot be read', '@failing-one', 'could not read'],
  ])('is rejected with %s', async (_, value, reason) => {
    expect(await done(order(new Watcher(), value))).toMatchObject({
      status: 'failed',
      failed_reason: expect.stringContaining(reason),
    });
  });
});

describe('a query', () => {
  let watcher: Watcher;
  let id: string;

  beforeAll(async () => {
    watcher = new Watcher();
    id = (await watcher.list('Asked', '@asked-a', '@asked-b')).id;
    await watcher.shows(id, 100);
  });

  it('applies every stated filter to all sources', async () => {
    const { videos } = await watcher.send(id, { days: 2, min_engagement_rate: 0.05, sort_by: 'watch_count', limit: 5 });
    expect(videos.length).toBeGreaterThan(0);
    expect(videos.length).toBeLessThanOrEqual(5);
    for (const { posted_at, engagement_rate } of videos) {
      expect(Date.parse(posted_at)).toBeGreaterThan(Date.now() - 2 * 86_400_000 - 60_000);
      expect(engagement_rate).toBeGreaterThanOrEqual(0.05);
    }
    expect(videos.map((each) => each.watch_count)).toEqual(
      videos.map((each) => each.watch_count).toSorted((a, b) => b - a),
    );
    const creators = new Set((await watcher.send(id, { return_all: true })).videos.map(({ creator }) => creator));
    expect(creators.size).toBe(2);
  });

  it.each([
    ['engagement_rate'],
    ['watch_count'],
    ['like_count'],
    ['comment_count'],
    ['share_count'],
    ['save_count'],
    ['trending_score'],
  ] as const)('sorts by %s', async (sort_by) => {
    const { videos } = await watcher.send(id, { sort_by });
    expect(videos.map((video) => video[sort_by])).toEqual(
      videos.map((video) => video[sort_by]).toSorted((a, b) => b - a),
    );
  });

  it('returns the applied filters: limit 100 by default, everything if requested', async () => {
    expect((await watcher.send(id)).filters).toEqual({ question: 'top videos', limit: 100 });
    expect((await watcher.send(id, { return_all: true })).filters.limit).toBe(1_000);
    const capped = await watcher.send(id, { return_all: true, limit: 3 });
    expect([capped.filters.limit, capped.videos.length]).toEqual([3, 3]);
  });

  it.each([
    { days: 0 },
    { days: 366 },
    { limit: 0 },
    { limit: 1_001 },
    { days: 1.5 },
    { sort_by: 'beauty' },
    { min_engagement_rate: 1.1 },
  ])('asks back for %j', async (filters) => {
    expect(await watcher.send(id, filters)).toMatchObject({
      clarification: expect.stringContaining('?'),
      videos: [],
      summary: '',
    });
  });

  it.each([
    ['What are the top hooks?', 'top_hooks'],
    ['Who are the top creators?', 'top_creators'],
    ['Which music is trending?', 'trending_music'],
    ['How did it develop over time?', 'trends_over_time'],
  ])('answers %s by %s', async (question, kind) => {
    const { groups, summary, ...answer } = await watcher.send(id, { question });
    expect(answer.kind).toBe(kind);
    expect(groups.length).toBeGreaterThan(0);
    expect(groups.reduce((sum, { posts }) => sum + posts, 0)).toBeLessThanOrEqual(100);
    expect(summary).toContain('Asked');
  });

  it('returns themes of comments if monitoring has collected comments', async () => {
    expect((await watcher.send(id, { question: 'What do the comments say?' })).summary).toContain('none has comments');
    const { organizationId, agent } = watcher;
    const wish = {
      reference: 'monitoring:themes',
      organization_id: organizationId,
      agent_id: agent.id,
      platform: 'shortvideo',
      target_type: 'account',
    };
    await eventually(async () =>
      expect(
        await core.base.send(orderScrape, {
          ...wish,
          target_value: '@asked-a',
          country: null,
          days: 0,
          max_results: 50,
          comments: true,
          max_age_seconds: 0,
        }),
      ).toMatchObject({ status: 'completed' }),
    );
    const { kind, groups } = await watcher.send(id, { question: 'What do the comments say?' });
    expect([kind, groups.length]).toEqual(['comment_themes', expect.any(Number)]);
    expect(groups[0]).toMatchObject({
      label: expect.any(String),
      examples: expect.arrayContaining([expect.any(String)]),
    });
  });
});
