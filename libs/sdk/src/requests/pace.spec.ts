import { expect, it } from '@jest/globals';
import { Pace } from './pace.js';

/** An API that accepts some requests in each window, and the number of requests that it got. */
class LimitedApi {
  received = 0;
  private accepted = 0;
  private windowEnd = Date.now() + LimitedApi.WINDOW_MS;
  private static readonly WINDOW_MS = 100;

  constructor(private readonly perWindow: number) {}

  /** Returns 0 for an accepted request, otherwise milliseconds until the next window. */
  async request(): Promise<number> {
    this.received += 1;
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (Date.now() >= this.windowEnd) {
      this.windowEnd = Date.now() + LimitedApi.WINDOW_MS;
      this.accepted = 0;
    }
    this.accepted += 1;
    return this.accepted <= this.perWindow ? 0 : this.windowEnd - Date.now();
  }
}

async function untilAccepted(pace: Pace, api: LimitedApi): Promise<void> {
  for (;;) {
    await pace.enter();
    const waitMs = await api.request();
    if (waitMs === 0) pace.accepted();
    else pace.rejected(waitMs);
    pace.release();
    if (waitMs === 0) return;
  }
}

it('needs few requests more than those that a limited API accepts', async () => {
  const pace = new Pace();
  const api = new LimitedApi(100);
  await Promise.all(Array.from({ length: 1_000 }, () => untilAccepted(pace, api)));
  expect(api.received).toBeGreaterThanOrEqual(1_000);
  expect(api.received).toBeLessThanOrEqual(1_100);
});

it('gives up a wait by its signal, and lets the next request in', async () => {
  const pace = new Pace();
  for (let active = 0; active < 16; active += 1) await pace.enter();
  const controller = new AbortController();
  const first = pace.enter(controller.signal);
  const second = pace.enter();
  controller.abort(new Error('left'));
  await expect(first).rejects.toThrow('left');
  pace.release();
  await expect(second).resolves.toBeUndefined();
});
