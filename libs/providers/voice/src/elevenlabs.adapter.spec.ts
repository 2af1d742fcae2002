import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
  ])('takes %d for no verdict on the key', async (status, category) => {
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
});
