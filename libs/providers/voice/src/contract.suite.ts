import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VENDOR_FAULTS, type VendorUnderTest } from '@reelsheet/provider-common/contract';
import type { KeyCheck, VoiceProvider } from './port.js';

/** A vendor with an adapter, and a key of each kind. */
export interface KeysUnderTest<P extends KeyCheck = KeyCheck> {
  readonly vendor: VendorUnderTest;
  readonly goodKey: string;
  readonly badKey: string;
  provide(options?: { readonly timeoutMs?: number }): P;
}

export interface VoiceUnderTest extends KeysUnderTest<VoiceProvider> {
  /** One that every account has. */
  readonly voice: string;
  /** A sound in which somebody speaks, as a WAV. */
  spoken(): Promise<Uint8Array>;
}

const TIMEOUT_MS = 300;

/** Registers what callers rely on from any KeyCheck. */
export function keyCheckContract(name: string, arrange: () => Promise<KeysUnderTest>): void {
  describe(`${name} as a KeyCheck`, () => {
    let under: KeysUnderTest;
    beforeAll(async () => {
      under = await arrange();
    });
    afterAll(() => under.vendor.close());

    it('knows a good key', async () => {
      expect(await under.provide().checkKey({ apiKey: under.goodKey })).toMatchObject({ valid: true });
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

    it.each(VENDOR_FAULTS)(
      'returns no result for the key upon the fault $fault, which is $category',
      async ({ error, category }) => {
        await under.vendor.misbehave(error);
        const provider = under.provide(error === 'timeout' ? { timeoutMs: TIMEOUT_MS } : {});
        await expect(provider.checkKey({ apiKey: under.goodKey })).rejects.toMatchObject({
          name: 'ProviderError',
          category,
        });
      },
    );

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

const DESCRIPTION = 'A calm young woman who speaks slowly and close to the ear.';
const SAID =
  'The sea is calm tonight. The tide is full, the moon lies fair upon the straits; come to the window, sweet.';

/** Registers what callers rely on from any VoiceProvider. */
export function voiceProviderContract(name: string, arrange: () => Promise<VoiceUnderTest>): void {
  keyCheckContract(name, arrange);

  describe(`${name} as a VoiceProvider`, () => {
    let under: VoiceUnderTest;
    let apiKey: string;
    beforeAll(async () => {
      under = await arrange();
      apiKey = under.goodKey;
    });
    afterAll(() => under.vendor.close());

    it("returns a key's plan", async () => {
      expect(await under.provide().checkKey({ apiKey })).toEqual({ valid: true, tier: expect.any(String) });
    });

    it('knows the voices of an account', async () => {
      const { voice } = under;
      expect(await under.provide().find({ apiKey, voiceId: voice })).toMatchObject({ voiceId: voice, isPublic: true });
      for (const voiceId of ['0123456789abcdefghij', 'nobody', '', '../user', 'clé'])
        expect(await under.provide().find({ apiKey, voiceId })).toBeUndefined();
      expect((await under.provide().voices({ apiKey })).map(({ voiceId }) => voiceId)).toContain(voice);
    });

    it('lists no voices for an invalid key', async () => {
      const requested = under.provide().find({ apiKey: under.badKey, voiceId: under.voice });
      await expect(requested).rejects.toMatchObject({ category: 'unauthorized' });
    });

    it.each(VENDOR_FAULTS)('lists no voices upon the fault $fault, which is $category', async ({ error, category }) => {
      await under.vendor.misbehave(error);
      const provider = under.provide(error === 'timeout' ? { timeoutMs: TIMEOUT_MS } : {});
      const requested = provider.find({ apiKey, voiceId: under.voice });
      await expect(requested).rejects.toMatchObject({ name: 'ProviderError', category });
    });

    it('draws three voices, of which one becomes the account’s, once', async () => {
      const provider = under.provide();
      const samples = await provider.design({ apiKey, description: DESCRIPTION, text: SAID });
      expect(new Set(samples.map(({ sampleId }) => sampleId)).size).toBe(3);
      for (const { audio } of samples) expect(Buffer.from(audio, 'base64').length).toBeGreaterThan(1_000);
      const draft = { apiKey, name: 'Drawn', description: DESCRIPTION, labels: { gender: 'female', mark: 'drawn-1' } };
      const { sampleId } = samples[0]!;
      const { voiceId, previewUrl } = await provider.create({ ...draft, sampleId });
      expect(previewUrl).toEqual(expect.any(String));
      expect(await provider.find({ apiKey, voiceId })).toMatchObject({
        name: 'Drawn',
        isPublic: false,
        gender: 'female',
        description: DESCRIPTION,
      });
      expect(await provider.labelled({ apiKey, label: 'drawn-1' })).toEqual([voiceId]);
      await expect(provider.create({ ...draft, sampleId })).rejects.toMatchObject({ category: 'bad_request' });
    });

    it('learns a voice from a sound, and forgets it', async () => {
      const provider = under.provide();
      const sample = { bytes: await under.spoken(), fileName: 'sample.wav', contentType: 'audio/wav' };
      const draft = { apiKey, name: 'Learnt', description: '', labels: { mark: 'learnt-1' } };
      const { voiceId } = await provider.clone({ ...draft, sample });
      expect(await provider.find({ apiKey, voiceId })).toMatchObject({ name: 'Learnt', isPublic: false });
      expect(await provider.remove({ apiKey, voiceId })).toBe(true);
      expect(await provider.remove({ apiKey, voiceId })).toBe(false);
      expect(await provider.find({ apiKey, voiceId })).toBeUndefined();
      const noise = { ...sample, bytes: new TextEncoder().encode('no sound at all') };
      await expect(provider.clone({ ...draft, sample: noise })).rejects.toMatchObject({ category: 'bad_request' });
    });
  });
}
