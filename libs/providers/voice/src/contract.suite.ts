import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProviderErrorCategory } from '@reelsheet/provider-common';
import type { VendorFault, VendorUnderTest } from '@reelsheet/provider-common/contract';
import type { VoiceProvider } from './port.js';

/** A vendor with an adapter, and a key of each kind. */
export interface VoiceUnderTest {
  readonly vendor: VendorUnderTest;
  readonly goodKey: string;
  readonly badKey: string;
  /** One that every account has. */
  readonly voice: string;
  provide(options?: { readonly timeoutMs?: number }): VoiceProvider;
}

const FAULTS: readonly { fault: VendorFault; category: ProviderErrorCategory }[] = [
  { fault: 'error', category: 'unavailable' },
  { fault: 'reject', category: 'content_refused' },
  { fault: 'timeout', category: 'timeout' },
  { fault: 'corrupt', category: 'corrupt_answer' },
  { fault: 'lost_answer', category: 'unavailable' },
];

const IMPATIENT_MS = 300;

/** Registers what callers rely on from any VoiceProvider. */
export function voiceProviderContract(name: string, arrange: () => Promise<VoiceUnderTest>): void {
  describe(`${name} as a VoiceProvider`, () => {
    let under: VoiceUnderTest;
    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    it('knows a good key and its plan', async () => {
      expect(await under.provide().checkKey({ apiKey: under.goodKey })).toEqual({
        valid: true,
        tier: expect.any(String),
      });
    });

    it('knows a bad key', async () => {
      expect(await under.provide().checkKey({ apiKey: under.badKey })).toEqual({ valid: false });
    });

    it.each(['', ' ', 'clé', 'line\nbreak', 'x'.repeat(501)])(
      'takes what no header can carry for a bad key: %j',
      async (apiKey) => {
        expect(await under.provide().checkKey({ apiKey })).toEqual({ valid: false });
      },
    );

    it('knows the voices of an account', async () => {
      const { goodKey, voice } = under;
      expect(await under.provide().hasVoice({ apiKey: goodKey, voiceId: voice })).toBe(true);
      for (const voiceId of ['0123456789abcdefghij', 'nobody', '', '../user', 'clé'])
        expect(await under.provide().hasVoice({ apiKey: goodKey, voiceId })).toBe(false);
    });

    it('tells of no voice to a bad key', async () => {
      const asked = under.provide().hasVoice({ apiKey: under.badKey, voiceId: under.voice });
      await expect(asked).rejects.toMatchObject({ category: 'unauthorized' });
    });

    it.each(FAULTS)('tells of no voice upon the fault $fault, which is $category', async ({ fault, category }) => {
      await under.vendor.misbehave(fault);
      const provider = under.provide(fault === 'timeout' ? { timeoutMs: IMPATIENT_MS } : {});
      const asked = provider.hasVoice({ apiKey: under.goodKey, voiceId: under.voice });
      await expect(asked).rejects.toMatchObject({ name: 'ProviderError', category });
    });

    it.each(FAULTS)('gives no verdict upon the fault $fault, which is $category', async ({ fault, category }) => {
      await under.vendor.misbehave(fault);
      const provider = under.provide(fault === 'timeout' ? { timeoutMs: IMPATIENT_MS } : {});
      await expect(provider.checkKey({ apiKey: under.goodKey })).rejects.toMatchObject({
        name: 'ProviderError',
        category,
      });
    });

    it('stops for the reason that the caller gives', async () => {
      await under.vendor.misbehave('timeout');
      const stop = new AbortController();
      const reason = new Error('the request was given up');
      const stopped = under.provide().checkKey({ apiKey: under.goodKey, signal: stop.signal });
      stop.abort(reason);
      await expect(stopped).rejects.toBe(reason);
    });
  });
}
