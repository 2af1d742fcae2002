import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScriptedAnswer, timeoutFor, VendorServer } from '@reelsheet/provider-common/testing';
import { ApifyScrapeProvider } from './apify.adapter.js';

const ORDER = { kind: 'posts', platform: 'shortvideo', targetType: 'account', targetValue: '@calm', max: 50 } as const;
const NOW = new Date('2026-11-01T12:00:00Z');

const run = (id: string, startedAt = NOW, status = 'SUCCEEDED') => ({
  id,
  status,
  startedAt: startedAt.toISOString(),
  defaultDatasetId: `d-${id}`,
  defaultKeyValueStoreId: `k-${id}`,
});
const rejection = (status: number, type: string, headers = {}): ScriptedAnswer => ({
  status,
  headers,
  body: { error: { type, message: 'secret words of the vendor' } },
});

describe('ApifyScrapeProvider', () => {
  let vendor: VendorServer;
  let provider: ApifyScrapeProvider;

  beforeAll(async () => {
    vendor = await VendorServer.listen();
    provider = new ApifyScrapeProvider({
      baseUrl: vendor.url,
      apiToken: 'the-token',
      maxChargeUsd: 1.5,
      timeoutMs: timeoutFor(),
    });
  });
  afterAll(() => vendor.close());

  const submit = () => provider.submit({ order: ORDER, externalId: 'turn-7' });
  const find = () => provider.find({ order: ORDER, externalId: 'turn-7' }, NOW);

  it('begins a run under our name, with all that bounds what it costs', async () => {
    vendor.script({ status: 201, body: { data: run('r-1', NOW, 'READY') } });
    await expect(submit()).resolves.toEqual({ runId: 'r-1' });
    const { method, path, headers, body } = vendor.received[0]!;
    const { pathname, searchParams } = new URL(path, vendor.url);
    expect([method, pathname, headers.authorization]).toEqual([
      'POST',
      '/v2/acts/clockworks~tiktok-scraper/runs',
      'Bearer the-token',
    ]);
    expect(Object.fromEntries(searchParams)).toEqual({ maxItems: '50', timeout: '600', maxTotalChargeUsd: '1.5' });
    expect(JSON.parse(body)).toMatchObject({ profiles: ['calm'], resultsPerPage: 50, reelsheetRun: 'turn-7' });
  });

  it.each([
    [400, 'concurrent-runs-limit-exceeded', 'rate_limited', true],
    [402, 'concurrent-runs-limit-exceeded', 'rate_limited', true],
    [402, 'actor-memory-limit-exceeded', 'rate_limited', true],
    [402, 'not-enough-usage-to-run-paid-actor', 'quota', false],
    [401, 'token-not-valid', 'unauthorized', false],
    [400, 'invalid-input', 'bad_request', false],
    [429, 'rate-limit-exceeded', 'rate_limited', true],
    [500, 'internal-error', 'unknown_outcome', false],
  ] as const)('takes %d %s for %s', async (status, type, category, retryable) => {
    vendor.script(rejection(status, type));
    await expect(submit()).rejects.toMatchObject({ category, retryable });
  });

  it('waits for the Retry-After of the response and words the error itself', async () => {
    vendor.script(rejection(429, 'rate-limit-exceeded', { 'retry-after': '7' }));
    await expect(submit()).rejects.toMatchObject({
      retryAfterMs: 7_000,
      vendorCode: 'rate-limit-exceeded',
      message: expect.not.stringContaining('secret'),
    });
  });

  it('has started nothing if the connection is rejected', async () => {
    const nobody = new ApifyScrapeProvider({ baseUrl: await VendorServer.unreachable(), apiToken: 'x' });
    await expect(nobody.submit({ order: ORDER, externalId: 'turn-7' })).rejects.toMatchObject({
      category: 'unavailable',
    });
  });

  it('looks for a lost run page by page, among those of its time alone', async () => {
    const others = Array.from({ length: 100 }, (_, index) => run(`later-${index}`, new Date(NOW.getTime() + 300_000)));
    vendor.script(
      { body: { data: { items: others } } },
      { body: { data: { items: [run('a'), run('b')] } } },
      { body: { reelsheetRun: 'another' } },
      { body: { reelsheetRun: 'turn-7' } },
    );
    await expect(find()).resolves.toEqual({ runId: 'b' });
    expect(
      vendor.received.map(({ path }) => new URL(path, vendor.url)).map((url) => url.pathname + url.search),
    ).toEqual([
      '/v2/acts/clockworks~tiktok-scraper/runs?desc=true&offset=0&limit=100',
      '/v2/acts/clockworks~tiktok-scraper/runs?desc=true&offset=100&limit=100',
      '/v2/key-value-stores/k-a/records/INPUT',
      '/v2/key-value-stores/k-b/records/INPUT',
    ]);
  });

  it('stops at the first run that started earlier', async () => {
    vendor.script({ body: { data: { items: [run('old', new Date(NOW.getTime() - 120_000))] } } });
    await expect(find()).resolves.toBeUndefined();
    expect(vendor.received).toHaveLength(1);
  });

  it.each([
    ['READY', { state: 'running' }],
    ['RUNNING', { state: 'running' }],
    ['TIMING-OUT', { state: 'running' }],
    ['SUCCEEDED', { state: 'completed', datasetId: 'd-r-1' }],
    ['FAILED', { state: 'failed', retryable: true }],
    ['ABORTED', { state: 'failed', retryable: true }],
    ['TIMED-OUT', { state: 'failed', retryable: true }],
    ['NEVER-HEARD-OF', { state: 'failed', retryable: true }],
  ])('reads the status %s', async (status, expected) => {
    vendor.script({ body: { data: run('r-1', NOW, status) } });
    await expect(provider.check({ runId: 'r-1' })).resolves.toMatchObject(expected);
  });

  it('reads a dataset page by page, and skips what is no post', async () => {
    const item = (id: number) => ({ id: String(id), webVideoUrl: `https://videos.example/${id}` });
    vendor.script({ body: Array.from({ length: 200 }, (_, id) => item(id)) }, { body: [item(200), { odd: true }] });
    const first = await provider.posts('shortvideo', 'd-1', 0);
    expect([first.items.length, first.next]).toEqual([200, 200]);
    const second = await provider.posts('shortvideo', 'd-1', first.next!);
    expect([second.items.map(({ externalId }) => externalId), second.next]).toEqual([['200'], undefined]);
    expect(vendor.received[1]!.path).toContain('offset=200');
  });

  it.each([[{ items: [] }], ['<html>'], [[1, 2]]])('takes %j for no dataset', async (body) => {
    vendor.script({ body });
    await expect(provider.posts('shortvideo', 'd-1', 0)).rejects.toMatchObject({ category: 'corrupt_answer' });
  });
});
