import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hasNoCapacity } from '@reelsheet/provider-common/elevenlabs';
import { VendorServer } from '@reelsheet/provider-common/testing';
import { ElevenLabsVoiceProvider } from './elevenlabs.adapter.js';

describe('ElevenLabsVoiceProvider', () => {
  let vendor: VendorServer;
  const check = () => new ElevenLabsVoiceProvider({ baseUrl: vendor.url }).checkKey({ apiKey: 'the-key' });

  beforeAll(async () => {
    vendor = await VendorServer.listen();
  });
  afterAll(() => vendor.close());

  it("asks for the key's subscription", async () => {
    vendor.script({ body: { tier: 'pro', character_count: 3 } });
    expect(await check()).toEqual({ valid: true, tier: 'pro' });
    expect(vendor.received).toMatchObject([
      { method: 'GET', path: '/v1/user/subscription', headers: { 'xi-api-key': 'the-key' } },
    ]);
  });

  it.each([
    [403, 'unauthorized'],
    [429, 'rate_limited'],
    [503, 'unavailable'],
    [302, 'bad_request'],
  ])('treats %d as no decision about the key', async (status, category) => {
    vendor.script({ status, headers: { 'retry-after': '7' }, body: { detail: { status: 'secret words' } } });
    const refused = check();
    await expect(refused).rejects.toMatchObject({ category, retryAfterMs: 7_000 });
    await expect(refused).rejects.not.toThrow('secret words');
  });

  it('takes an answer without a plan for corrupt', async () => {
    vendor.script({ body: { hello: 'world' } });
    await expect(check()).rejects.toMatchObject({ category: 'corrupt_answer' });
  });

  it('calls a vendor that is away unavailable', async () => {
    const baseUrl = await VendorServer.unreachable();
    await expect(new ElevenLabsVoiceProvider({ baseUrl }).checkKey({ apiKey: 'k' })).rejects.toMatchObject({
      category: 'unavailable',
    });
  });

  describe('with voices', () => {
    const provider = () => new ElevenLabsVoiceProvider({ baseUrl: vendor.url });
    const draft = { apiKey: 'the-key', name: 'Calm', description: 'A calm and low voice.', labels: { mark: 'm1' } };
    const voice = {
      voice_id: 'v1',
      name: 'One',
      category: 'professional',
      labels: { gender: 'male' },
      preview_url: '',
    };

    it('reads all pages, and takes for public what was made for no account', async () => {
      const made = { ...voice, voice_id: 'v2', category: 'cloned', created_at_unix: 1_700_000_000 };
      vendor.script({ body: { voices: [voice], has_more: true, next_page_token: 't' } }, { body: { voices: [made] } });
      expect(await provider().voices({ apiKey: 'the-key' })).toMatchObject([
        { voiceId: 'v1', name: 'One', isPublic: true, gender: 'male', language: null, previewUrl: null },
        { voiceId: 'v2', isPublic: false, createdAt: new Date(1_700_000_000_000) },
      ]);
      expect(vendor.received.map(({ path }) => path)).toEqual([
        '/v2/voices?page_size=100',
        '/v2/voices?page_size=100&next_page_token=t',
      ]);
    });

    it('asks for a sample to be kept under its marks', async () => {
      vendor.script({ body: { voice_id: 'v1', preview_url: 'https://voice.example/v1.mp3' } });
      expect(await provider().create({ ...draft, sampleId: 's1' })).toEqual({
        voiceId: 'v1',
        previewUrl: 'https://voice.example/v1.mp3',
      });
      expect(vendor.received).toMatchObject([{ method: 'POST', path: '/v1/text-to-voice' }]);
      expect(JSON.parse(vendor.received[0]!.body)).toEqual({
        voice_name: 'Calm',
        voice_description: draft.description,
        generated_voice_id: 's1',
        labels: { mark: 'm1' },
      });
    });

    it('takes fewer than three samples for corrupt', async () => {
      vendor.script({ body: { previews: [{ audio_base_64: 'AAAA', generated_voice_id: 's1' }] } });
      const drawn = provider().design({ apiKey: 'the-key', description: draft.description, text: 'x'.repeat(100) });
      await expect(drawn).rejects.toMatchObject({ category: 'corrupt_answer' });
    });

    it('keeps no voice that its owner would have to verify', async () => {
      vendor.script({ body: { voice_id: 'v1', requires_verification: true } }, { body: { status: 'ok' } });
      const sample = { bytes: new Uint8Array(4), fileName: 'sample', contentType: 'audio/wav' };
      await expect(provider().clone({ ...draft, sample })).rejects.toMatchObject({ category: 'content_refused' });
      expect(vendor.received).toMatchObject([
        { method: 'POST', path: '/v1/voices/add' },
        { method: 'DELETE', path: '/v1/voices/v1' },
      ]);
    });

    it.each(['voice_limit_reached', 'voice_add_edit_limit_reached'])(
      'recognizes an account without capacity: %s',
      async (status) => {
        vendor.script({ status: 400, body: { detail: { status, message: 'full' } } });
        const refused = await provider()
          .create({ ...draft, sampleId: 's1' })
          .catch((error: unknown) => error);
        expect(hasNoCapacity(refused)).toBe(true);
      },
    );
  });
});
