import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderScrape, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { errorOf, eventually } from '@reelsheet/testing';
import pg from 'pg';
import { BaseUnderTest } from '../support/harness.js';

type ScrapeRequest = RequestOf<typeof orderScrape>;
type Answer = ReplyOf<typeof orderScrape>;
type Creator = Awaited<ReturnType<BaseUnderTest['creator']>>;

const COMPLETED: Answer = {
  status: 'completed',
  failed_reason: null,
  posts: 5,
  comments: 0,
  new_posts: 4,
  new_comments: 0,
};
const FAILED: Answer = {
  ...COMPLETED,
  status: 'failed',
  failed_reason: 'The source was not found',
  posts: 0,
  new_posts: 0,
};
const PENDING: Answer = { ...COMPLETED, status: 'pending', posts: 0, new_posts: 0 };
const POST = 1.5;
const COMMENT = 0.2;

let base: BaseUnderTest;
let db: pg.Client;
const scrapeRequests: ScrapeRequest[] = [];
/** Replies of core by target. */
const answers = new Map<string, Answer>();

beforeAll(async () => {
  base = await BaseUnderTest.start();
  db = new pg.Client({ connectionString: base.database.adminUrl });
  await db.connect();
  await db.query('SET search_path TO base');
  base.serviceConnection.nats.subscribe(orderScrape.subject, {
    callback: (_error, message) => {
      const scrapeRequest = message.json<ScrapeRequest>();
      scrapeRequests.push(scrapeRequest);
      message.respond(JSON.stringify({ reply: answers.get(scrapeRequest.target_value) ?? COMPLETED }));
    },
  });
  await base.serviceConnection.nats.flush();
});
afterAll(async () => {
  await db?.end();
  await base?.stop();
});

const data = (value: string, changes: object = {}) => ({ platform: 'shortvideo', type: 'username', value, ...changes });
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, text] of Object.entries(fields)) body.set(name, text);
  return body;
};
const create = ({ key, agentId }: Creator, given: unknown) =>
  base.call('POST', `/user_jobs?agent_id=${agentId}`, {
    key,
    body: form({ 'user_job[user_job_type]': 'train_social', 'user_job[data]': JSON.stringify(given) }),
  });
const read = ({ key, agentId }: Creator, id: number | string) =>
  base.call('GET', `/user_jobs/${id}?agent_id=${agentId}`, { key });
const change = ({ key, agentId }: Creator, id: number | string, fields: Record<string, string>) =>
  base.call('PUT', `/user_jobs/${id}?agent_id=${agentId}`, { key, body: form(fields) });
const reaches = (creator: Creator, id: number, shape: object) =>
  eventually(async () => {
    const { body } = await read(creator, id);
    expect(body).toMatchObject(shape);
    return body;
  });
const balance = async ({ key, personalId }: Creator) =>
  (await base.call('GET', `/organizations/${personalId}/credits`, { key })).body;
const nextScrape = (id: number) =>
  db.query(
    `UPDATE monitoring_scrape SET due_at = now(), ready = true WHERE monitoring_id = $1 AND status = 'pending'`,
    [id],
  );

describe('a monitoring job', () => {
  it('scrapes once, and charges new results', async () => {
    const creator = await base.creator();
    const { status, body } = await create(creator, data('@calm', { days: 7, country: 'de', max_results: 5 }));
    expect([status, body]).toEqual([201, { user_job_id: expect.any(Number) }]);
    const record = await reaches(creator, body.user_job_id, { status: 'completed' });
    expect(record).toEqual({
      id: body.user_job_id,
      user_job_type: 'train_social',
      agent_id: creator.agentId,
      status: 'completed',
      failed_reason: null,
      data: { ...data('@calm'), days: 7, country: 'DE', max_results: 5, monitoring: false, comment_monitoring: false },
      posts: 4,
      comments: 0,
      cost: 4 * POST,
      last_scraped_at: expect.any(String),
      next_scrape_at: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(
      scrapeRequests.find(({ target_value, agent_id }) => target_value === '@calm' && agent_id === creator.agentId),
    ).toMatchObject({
      organization_id: creator.personalId,
      target_type: 'account',
      country: 'DE',
      days: 7,
      max_results: 5,
      comments: false,
    });
    expect(await balance(creator)).toMatchObject({ balance: 1_000 - 4 * POST, held: 0 });
  });

  it('repeats scrapes with comments if configured', async () => {
    const creator = await base.creator();
    answers.set('@again', { ...COMPLETED, new_posts: 2, new_comments: 10 });
    const { body } = await create(
      creator,
      data('@again', { monitoring: true, comment_monitoring: true, max_results: 10 }),
    );
    const first = { posts: 2, comments: 10, cost: 2 * POST + 10 * COMMENT };
    await reaches(creator, body.user_job_id, { status: 'processing', ...first, next_scrape_at: expect.any(String) });
    expect(await balance(creator)).toMatchObject({ held: 0 });
    await nextScrape(body.user_job_id);
    await reaches(creator, body.user_job_id, { status: 'processing', posts: 4, comments: 20, cost: 2 * first.cost });
    const references = scrapeRequests
      .filter(({ target_value }) => target_value === '@again')
      .map(({ reference }) => reference);
    expect(new Set(references).size).toBe(2);
  });

  it('skips a scrape without sufficient credits, and continues after a top-up', async () => {
    const creator = await base.creator(20);
    const { body } = await create(creator, data('@poor', { monitoring: true, max_results: 10 }));
    await reaches(creator, body.user_job_id, { status: 'processing', posts: 4, next_scrape_at: expect.any(String) });
    await change(creator, body.user_job_id, { max_results: '20' });
    const { body: before } = await read(creator, body.user_job_id);
    await nextScrape(body.user_job_id);
    await eventually(async () => {
      const after = (await read(creator, body.user_job_id)).body;
      expect(after).toMatchObject({ status: 'processing', posts: 4 });
      expect(Date.parse(after.next_scrape_at!)).toBeGreaterThan(Date.parse(before.next_scrape_at!));
    });
    await base.grant(creator.personalId, 1_000);
    await nextScrape(body.user_job_id);
    await reaches(creator, body.user_job_id, { status: 'processing', posts: 8 });
  });

  it('fails with a reason at no cost if the source cannot be read', async () => {
    const creator = await base.creator();
    answers.set('@gone', FAILED);
    const { body } = await create(creator, data('@gone', { monitoring: true }));
    await reaches(creator, body.user_job_id, { status: 'failed', failed_reason: 'The source was not found', cost: 0 });
    expect(await balance(creator)).toMatchObject({ balance: 1_000, held: 0 });
    expect(errorOf(await change(creator, body.user_job_id, { days: '1' })).error_code).toBe('job_status_invalid');
  });

  it('can be changed while pending or processing, and completes when recurrence is turned off', async () => {
    const creator = await base.creator();
    answers.set('#slow', PENDING);
    const { body } = await create(creator, {
      platform: 'photoshare',
      type: 'hashtag',
      value: '#slow',
      monitoring: true,
    });
    const changed = await change(creator, body.user_job_id, {
      value: '#slower',
      max_results: '7',
      days: '30',
      country: 'fr',
      comment_monitoring: 'true',
    });
    expect([changed.status, changed.body]).toEqual([200, { user_job_id: body.user_job_id }]);
    expect((await read(creator, body.user_job_id)).body.data).toEqual({
      platform: 'photoshare',
      type: 'hashtag',
      value: '#slower',
      days: 30,
      country: 'FR',
      max_results: 7,
      monitoring: true,
      comment_monitoring: true,
    });
    expect((await change(creator, body.user_job_id, { type: 'keyword' })).body).toMatchObject({
      error_code: 'validation_error',
    });
    answers.set('#slow', COMPLETED);
    await reaches(creator, body.user_job_id, { status: 'processing', next_scrape_at: expect.any(String) });
    await change(creator, body.user_job_id, { monitoring: 'false' });
    await reaches(creator, body.user_job_id, { status: 'completed', next_scrape_at: null });
  });

  it('stops when its agent is deleted', async () => {
    const creator = await base.creator();
    const { body } = await create(creator, data('@leaving', { monitoring: true }));
    await reaches(creator, body.user_job_id, { status: 'processing', next_scrape_at: expect.any(String) });
    await base.call('DELETE', `/agents/${creator.agentId}`, { key: creator.key });
    await nextScrape(body.user_job_id);
    await eventually(async () => {
      const { rows } = await db.query(`SELECT status FROM monitoring_scrape WHERE monitoring_id = $1 ORDER BY id`, [
        body.user_job_id,
      ]);
      expect(rows).toEqual([{ status: 'completed' }, { status: 'stopped' }]);
    });
  });

  it('requires a credit purchase and sufficient credits', async () => {
    const withoutPurchase = await base.creator(0);
    expect(await create(withoutPurchase, data('@calm'))).toMatchObject({
      status: 422,
      body: { error_code: 'no_active_credit_purchase' },
    });
    const poor = await base.creator(1);
    expect(await create(poor, data('@calm'))).toMatchObject({
      status: 422,
      body: { error_code: 'insufficient_credits_for_job' },
    });
    expect((await db.query(`SELECT FROM monitoring WHERE agent_id = $1`, [poor.agentId])).rowCount).toBe(0);
  });

  it('returns 404 to other agents', async () => {
    const [creator, other] = [await base.creator(), await base.creator()];
    const { body } = await create(creator, data('@mine'));
    for (const id of [body.user_job_id, 999_999_999, 'x']) {
      expect(await read(other, id)).toMatchObject({ status: 404, body: { error_code: 'user_job_not_found' } });
      expect(await change(other, id, { days: '1' })).toMatchObject({
        status: 404,
        body: { error_code: 'user_job_not_found' },
      });
    }
    expect((await base.call('GET', `/user_jobs/${body.user_job_id}`, { key: creator.key })).status).toBe(422);
  });
});

it.each<[string, unknown, string]>([
  ['no platform', { type: 'username', value: '@a' }, 'platform'],
  ['a platform that is not monitored', data('@a', { platform: 'microblog' }), 'platform'],
  ['no type', { platform: 'shortvideo', value: '@a' }, 'type'],
  ['an unknown type', data('@a', { type: 'place' }), 'type'],
  ['keywords on photoshare', { platform: 'photoshare', type: 'keyword', value: 'calm' }, 'type'],
  ['no value', { platform: 'shortvideo', type: 'username' }, 'value'],
  ['a username without @', data('calm'), 'value'],
  ['a hashtag without #', data('calm', { type: 'hashtag' }), 'value'],
  ['a keyword with #', data('#calm', { type: 'keyword' }), 'value'],
  ['other days', data('@a', { days: 2 }), 'days'],
  ['an invalid country', data('@a', { country: 'deu' }), 'country'],
  ['no results', data('@a', { max_results: 0 }), 'max_results'],
  ['too many results', data('@a', { max_results: 51 }), 'max_results'],
  ['an invalid boolean', data('@a', { monitoring: 'maybe' }), 'monitoring'],
  ['data that is not an object', [1], 'data'],
])('is rejected with %s', async (_, given, field) => {
  const creator = await base.creator(10);
  const answer = await create(creator, given);
  expect([answer.status, errorOf(answer).error_code, errorOf(answer).error]).toEqual([
    422,
    'validation_error',
    expect.stringContaining(field),
  ]);
});

it('is rejected without a type, and with data that is not JSON', async () => {
  const { key, agentId } = await base.creator(10);
  const post = (fields: Record<string, string>) =>
    base.call('POST', `/user_jobs?agent_id=${agentId}`, { key, body: form(fields) });
  const json = JSON.stringify(data('@a'));
  expect((await post({ 'user_job[data]': json })).body).toMatchObject({
    error: expect.stringContaining('user_job_type'),
  });
  expect((await post({ 'user_job[user_job_type]': 'other', 'user_job[data]': json })).body).toMatchObject({
    error: expect.stringContaining('user_job_type'),
  });
  expect((await post({ 'user_job[user_job_type]': 'train_social', 'user_job[data]': '{' })).body).toMatchObject({
    error: expect.stringContaining('data'),
  });
  const nested = { user_job: { user_job_type: 'train_social', data: data('@nested') } };
  expect((await base.call('POST', `/user_jobs?agent_id=${agentId}`, { key, body: nested })).status).toBe(422);
});
