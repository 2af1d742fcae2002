import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderUnderTest, VendorFault } from '@reelsheet/provider-common/contract';
import type { VideoProvider, VideoRequest, VideoTask, VideoTaskRef } from './port.js';

const POLL_MS = 200;

async function settled(provider: VideoProvider, task: VideoTaskRef): Promise<VideoTask> {
  const signal = AbortSignal.timeout(20_000);
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
): void {
  describe(`${name} as a VideoProvider`, () => {
    let under: ProviderUnderTest<VideoProvider>;

    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    const ask = (): VideoRequest => ({
      vendorModel,
      prompt: 'A red boat on a calm sea',
      aspectRatio: '9:16',
      resolution: '720p',
      duration: 5,
      nativeAudio: false,
      externalId: randomUUID(),
    });

    it('makes a video that can be fetched', async () => {
      const provider = under.provide();
      const { taskId } = await provider.submit(ask());
      const task = await settled(provider, { taskId });
      expect(task).toMatchObject({ state: 'completed', taskId, videos: [{ durationSeconds: 5 }] });
      const [video] = task.state === 'completed' ? task.videos : [];
      const response = await fetch(video!.url);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      await response.body?.cancel();
    });

    it('knows a task by our id as well as by its own', async () => {
      const request = ask();
      const { taskId } = await under.provide().submit(request);
      await expect(under.provide().check({ externalId: request.externalId })).resolves.toMatchObject({ taskId });
    });

    it('goes on with a task unless it says that it cancelled it', async () => {
      const { taskId } = await under.provide().submit(ask());
      const cancellation = await under.provide().cancel({ taskId });
      const task = await settled(under.provide(), { taskId });
      expect(task.state).toBe(cancellation === 'cancelled' ? 'cancelled' : 'completed');
    });

    it('does not know what was never submitted', async () => {
      await expect(under.provide().check({ externalId: randomUUID() })).resolves.toEqual({ state: 'unknown' });
    });

    it.each<VendorFault>(['lost_answer', 'corrupt'])(
      'leaves a submit open after %s, and finds the one task by our id',
      async (fault) => {
        const request = ask();
        await under.vendor.misbehave(fault);
        await expect(under.provide().submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
        await expect(under.provide().check({ externalId: request.externalId })).resolves.not.toMatchObject({
          state: 'unknown',
        });
        expect(await under.vendor.effects(request.externalId)).toBe(1);
      },
    );

    it.each<VendorFault>(['error', 'timeout'])(
      'leaves a submit open after %s, and finds that there is no task',
      async (fault) => {
        const request = ask();
        await under.vendor.misbehave(fault);
        const impatient = under.provide({ timeoutMs: 500 });
        await expect(impatient.submit(request)).rejects.toMatchObject({ category: 'unknown_outcome' });
        await expect(under.provide().check({ externalId: request.externalId })).resolves.toEqual({ state: 'unknown' });
      },
    );

    it('says when the content is refused', async () => {
      await under.vendor.misbehave('reject');
      await expect(under.provide().submit(ask())).rejects.toMatchObject({
        category: 'content_refused',
        retryable: false,
      });
    });

    it('says when the credentials are refused', async () => {
      const provider = under.provide({ authorized: false });
      await expect(provider.submit(ask())).rejects.toMatchObject({ category: 'unauthorized' });
      await expect(provider.check({ taskId: 'any' })).rejects.toMatchObject({ category: 'unauthorized' });
    });

    it.each<[VendorFault, string]>([
      ['error', 'unavailable'],
      ['lost_answer', 'unavailable'],
      ['corrupt', 'corrupt_answer'],
    ])('may be asked again how a task stands after %s', async (fault, category) => {
      const { taskId } = await under.provide().submit(ask());
      await under.vendor.misbehave(fault);
      await expect(under.provide().check({ taskId })).rejects.toMatchObject({ category, retryable: true });
      await expect(under.provide().check({ taskId })).resolves.toMatchObject({ taskId });
    });
  });
}
