import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderUnderTest, VendorFault } from '@reelsheet/provider-common/contract';
import type { ScrapedPlatform, ScrapedPost, ScrapeOrder, ScrapeProvider, ScrapeRequest, ScrapeRun } from './port.js';

const POLL_MS = 100;

/** Orders of one platform, and targets that are known to the vendor for what becomes of them. */
export interface OrdersUnderTest {
  readonly order: Extract<ScrapeOrder, { kind: 'posts' }>;
  /** Nobody has this name. */
  readonly missing: string;
  /** A run for it fails. */
  readonly failing: string;
}

async function settled(provider: ScrapeProvider, runId: string): Promise<ScrapeRun> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    const run = await provider.check({ runId }, signal);
    if (run.state !== 'running') return run;
    await wait(POLL_MS, undefined, { signal });
  }
}

/** Registers what callers rely on from any ScrapeProvider; its calls go wrong alike for all platforms. */
export function scrapeProviderContract(
  name: string,
  orders: readonly [OrdersUnderTest, ...OrdersUnderTest[]],
  arrange: () => Promise<ProviderUnderTest<ScrapeProvider>>,
): void {
  const [{ order, failing }] = orders;
  const each = orders.map((under) => [under.order.platform, under] as const);

  describe(`${name} as a ScrapeProvider`, () => {
    let under: ProviderUnderTest<ScrapeProvider>;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const send = (changes: Partial<typeof order> = {}, of = order): ScrapeRequest => ({
      order: { ...of, ...changes },
      externalId: randomUUID(),
    });

    async function scrape(request: ScrapeRequest): Promise<string> {
      const provider = under.provide();
      const run = await settled(provider, (await provider.submit(request)).runId);
      if (run.state !== 'completed') throw new Error(`the run has ${run.state}`);
      return run.datasetId;
    }

    async function everyPost(platform: ScrapedPlatform, datasetId: string): Promise<ScrapedPost[]> {
      const posts: ScrapedPost[] = [];
      for (let from: number | undefined = 0; from !== undefined;) {
        const found = await under.provide().posts(platform, datasetId, from);
        posts.push(...found.items);
        from = found.next;
      }
      return posts;
    }

    it.each(each)(
      'finds the requested number of posts of %s, with the reported fields',
      async (platform, { order }) => {
        const posts = await everyPost(platform, await scrape(send({ max: 7 }, order)));
        expect(posts).toHaveLength(7);
        expect(new Set(posts.map(({ externalId }) => externalId)).size).toBe(7);
        for (const post of posts)
          expect(post).toEqual({
            externalId: expect.stringMatching(/./),
            url: expect.stringMatching(/^https:/),
            creator: expect.stringMatching(/./),
            caption: expect.stringMatching(/./),
            music: platform === 'videohost' ? null : expect.any(String),
            thumbnailUrl: expect.stringMatching(/^https:/),
            durationSeconds: expect.any(Number),
            postedAt: expect.any(Date),
            watchCount: expect.any(Number),
            likeCount: expect.any(Number),
            commentCount: expect.any(Number),
            shareCount: expect.any(Number),
            saveCount: expect.any(Number),
          });
      },
    );

    it.each(each)('finds nothing of %s that is older than was asked for', async (platform, { order }) => {
      const since = new Date(Date.now() - 3 * 86_400_000);
      const posts = await everyPost(platform, await scrape(send({ max: 40, since }, order)));
      expect(posts.length).toBeGreaterThan(0);
      expect(posts.length).toBeLessThan(40);
      // Vendors accept a date without a time.
      for (const { postedAt } of posts) expect(postedAt!.getTime()).toBeGreaterThan(since.getTime() - 86_400_000);
    });

    it.each(each)('finds comments on posts of %s by their addresses', async (platform, { order }) => {
      const [first, second] = await everyPost(platform, await scrape(send({ max: 2 }, order)));
      const postUrls = [first!.url, second!.url];
      const datasetId = await scrape({
        order: { kind: 'comments', platform, postUrls, maxPerPost: 3 },
        externalId: randomUUID(),
      });
      const { items } = await under.provide().comments(platform, datasetId, 0);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(6);
      for (const { postUrl, externalId, text, likeCount } of items) {
        expect(postUrls).toContain(postUrl);
        expect([externalId, text]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
        expect(likeCount).toBeGreaterThanOrEqual(0);
      }
    });

    it.each(each)('says that nobody at %s has a name', async (platform, { order, missing }) => {
      const datasetId = await scrape(send({ targetValue: missing }, order));
      expect(await under.provide().posts(platform, datasetId, 0)).toEqual({
        items: [],
        next: undefined,
        rejection: expect.any(String),
      });
    });

    it('says that a run has failed, and that another may not', async () => {
      const { runId } = await under.provide().submit(send({ targetValue: failing }));
      expect(await settled(under.provide(), runId)).toEqual({
        state: 'failed',
        runId,
        reason: expect.any(String),
        retryable: true,
      });
    });

    it.each<VendorFault>(['lost_answer', 'corrupt'])('finds the one run of a submit after %s', async (error) => {
      const [request, since] = [send(), new Date()];
      await under.vendor.misbehave(error);
      await expect(under.provide().submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
      expect(await under.provide().find(request, since)).toEqual({ runId: expect.any(String) });
      expect(await under.vendor.effects(request.externalId)).toBe(1);
    });

    it.each<VendorFault>(['error', 'timeout'])('leaves a submit open after %s, and finds no run', async (error) => {
      const [request, since] = [send(), new Date()];
      await under.vendor.misbehave(error);
      const timed = under.provide({ timeoutMs: 500 });
      await expect(timed.submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
      expect(await under.provide().find(request, since)).toBeUndefined();
    });

    it('finds no run that was submitted under another name, or long before', async () => {
      const request = send();
      const { runId } = await under.provide().submit(request);
      expect(await under.provide().find(request, new Date())).toEqual({ runId });
      expect(await under.provide().find(request, new Date(Date.now() + 3_600_000))).toBeUndefined();
      expect(await under.provide().find(send(), new Date())).toBeUndefined();
    });

    it('says when the vendor is asked too often', async () => {
      await under.vendor.misbehave('rate_limit');
      await expect(under.provide().submit(send())).rejects.toMatchObject({ category: 'rate_limited', retryable: true });
    });

    it('reports rejected credentials', async () => {
      const submitted = under.provide({ authorized: false }).submit(send());
      await expect(submitted).rejects.toMatchObject({ category: 'unauthorized', retryable: false });
    });

    it('stops for the reason that the caller gives', async () => {
      await under.vendor.misbehave('timeout');
      const [stop, reason] = [new AbortController(), new Error('the worker goes down')];
      setTimeout(() => stop.abort(reason), 50);
      await expect(under.provide().submit({ ...send(), signal: stop.signal })).rejects.toBe(reason);
    });
  });
}
