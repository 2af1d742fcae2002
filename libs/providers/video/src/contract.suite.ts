import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderUnderTest, VendorFault } from '@reelsheet/provider-common/contract';
import { VendorServer } from '@reelsheet/provider-common/testing';
import type { VideoProvider, VideoRequest, VideoTask, VideoTaskRef } from './port.js';

const POLL_MS = 200;

export interface VideoContractOptions {
  /** False for a vendor that finds no task by our own name. */
  readonly isTraceable?: boolean;
  /** True if the vendor notifies a `callbackUrl` of its tasks. */
  readonly callsBack?: boolean;
}

async function settled(provider: VideoProvider, task: VideoTaskRef): Promise<VideoTask> {
  const signal = AbortSignal.timeout(60_000);
  for (;;) {
    const current = await provider.check(task, signal);
    if (current.state !== 'queued' && current.state !== 'processing') return current;
    await wait(POLL_MS, undefined, { signal });
  }
}

/** Registers what callers rely on from any VideoProvider with this model. */
export function videoProviderContract(
  name: string,
  vendorModel: string,
  arrange: () => Promise<ProviderUnderTest<VideoProvider>>,
  { isTraceable = true, callsBack = false }: VideoContractOptions = {},
): void {
  describe(`${name} as a VideoProvider`, () => {
    let under: ProviderUnderTest<VideoProvider>;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const send = (): VideoRequest => ({
      vendorModel,
      prompt: 'A red boat on a calm sea',
      aspectRatio: '9:16',
      resolution: '720p',
      duration: 5,
      nativeAudio: false,
      externalId: randomUUID(),
    });
    /** The state of a task that is found by our own id. */
    const named = (state: object) => (isTraceable ? state : { state: 'untraceable' });

    it('makes a video that can be fetched', async () => {
      const provider = under.provide();
      const { taskId } = await provider.submit(send());
      const task = await settled(provider, { taskId });
      expect(task).toMatchObject({ state: 'completed', taskId, videos: [{ url: expect.any(String) }] });
      const [video] = task.state === 'completed' ? task.videos : [];
      const response = await fetch(video!.url, { headers: video!.headers });
      expect(response.headers.get('content-type')).toBe('video/mp4');
      await response.body?.cancel();
    });

    it(`${isTraceable ? 'knows a task by our id as well as' : 'finds no task but'} by its own`, async () => {
      const request = send();
      const { taskId } = await under.provide().submit(request);
      const task = await under.provide().check({ externalId: request.externalId });
      expect(task).toMatchObject(named({ taskId }));
    });

    it('goes on with a task unless it says that it cancelled it', async () => {
      const { taskId } = await under.provide().submit(send());
      const cancellation = await under.provide().cancel({ taskId });
      const task = await settled(under.provide(), { taskId });
      expect(task.state).toBe(cancellation === 'cancelled' ? 'cancelled' : 'completed');
    });

    it('does not know what was never submitted', async () => {
      const task = await under.provide().check({ externalId: randomUUID() });
      expect(task).toEqual(named({ state: 'unknown' }));
    });

    it.each<VendorFault>(['lost_answer', 'corrupt'])(
      `leaves a submit open after %s, ${isTraceable ? 'and finds the one task by our id' : 'and cannot determine its outcome'}`,
      async (error) => {
        const request = send();
        await under.vendor.misbehave(error);
        await expect(under.provide().submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
        const task = await under.provide().check({ externalId: request.externalId });
        if (isTraceable) expect(task.state).not.toBe('unknown');
        else expect(task).toEqual({ state: 'untraceable' });
        expect(await under.vendor.effects(request.externalId)).toBe(1);
      },
    );

    it.each<VendorFault>(['error', 'timeout'])(
      `leaves a submit open after %s, ${isTraceable ? 'and finds that there is no task' : 'and cannot determine its outcome'}`,
      async (error) => {
        const request = send();
        await under.vendor.misbehave(error);
        const timed = under.provide({ timeoutMs: 500 });
        await expect(timed.submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
        const task = await under.provide().check({ externalId: request.externalId });
        expect(task).toEqual(named({ state: 'unknown' }));
      },
    );

    it('reports rejected content', async () => {
      await under.vendor.misbehave('reject');
      await expect(under.provide().submit(send())).rejects.toMatchObject({
        category: 'content_refused',
        retryable: false,
      });
    });

    it('says when the vendor is asked too often, and for how long', async () => {
      await under.vendor.misbehave('rate_limit');
      await expect(under.provide().submit(send())).rejects.toMatchObject({
        category: 'rate_limited',
        retryable: true,
        retryAfterMs: 1_000,
      });
    });

    it('reports rejected credentials', async () => {
      const provider = under.provide({ authorized: false });
      await expect(provider.submit(send())).rejects.toMatchObject({ category: 'unauthorized' });
      await expect(provider.check({ taskId: 'any' })).rejects.toMatchObject({ category: 'unauthorized' });
    });

    it.each<[VendorFault, string]>([
      ['error', 'unavailable'],
      ['lost_answer', 'unavailable'],
      ['corrupt', 'corrupt_answer'],
    ])('may poll a task again after %s', async (error, category) => {
      const { taskId } = await under.provide().submit(send());
      await under.vendor.misbehave(error);
      await expect(under.provide().check({ taskId })).rejects.toMatchObject({ category, retryable: true });
      await expect(under.provide().check({ taskId })).resolves.toMatchObject({ taskId });
    });

    it.each<VendorFault>(['empty', 'refuse_result'])('fails a task for good that ends with %s', async (error) => {
      await under.vendor.misbehave(error);
      const { taskId } = await under.provide().submit(send());
      expect(await settled(under.provide(), { taskId })).toMatchObject({
        state: 'failed',
        taskId,
        reason: expect.any(String),
        retryable: false,
      });
    });

    it('fails a task that expires', async () => {
      await under.vendor.misbehave('expire');
      const { taskId } = await under.provide().submit(send());
      expect(await settled(under.provide(), { taskId })).toMatchObject({ state: 'failed', taskId });
    });

    if (callsBack) {
      it('recognizes the task of a callback, and ignores callbacks of others', async () => {
        const ours = await VendorServer.listen();
        try {
          ours.script({ status: 204, body: '' });
          const provider = under.provide();
          const { taskId } = await provider.submit({ ...send(), callbackUrl: `${ours.url}/told` });
          await settled(provider, { taskId });
          const deadline = Date.now() + 5_000;
          while (ours.received.length === 0 && Date.now() < deadline) await wait(50);
          const { headers, body } = ours.received[0]!;
          const reported = { headers, body: Buffer.from(body), vendorModel };
          expect(await provider.readCallback!(reported)).toBe(taskId);
          for (const nonsense of ['', '[]', '{"id":7}', '{"id":"../../x"}', body.slice(1)])
            expect(await provider.readCallback!({ ...reported, body: Buffer.from(nonsense) })).toBeUndefined();
        } finally {
          await ours.close();
        }
      });
    }
  });
}
