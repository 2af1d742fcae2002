import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { json, TestSandbox } from '../../../test/support.js';

describe('the voice vendor', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await TestSandbox.start();
  });
  afterAll(() => sandbox.end());

  const subscription = (headers: Record<string, string>) => sandbox.fetch('/voice/v1/user/subscription', { headers });

  it('tells the subscription of a sandbox key, and logs the call', async () => {
    const response = await subscription({ 'xi-api-key': 'sandbox-key' });
    expect(await json(response)).toMatchObject({ tier: 'creator', character_limit: 100_000 });
    expect(await sandbox.log('vendor=voice')).toMatchObject([{ path: '/voice/v1/user/subscription', status: 200 }]);
  });

  it.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['a key of elsewhere', { 'xi-api-key': 'sk_live' }],
    ['a sandbox key as a bearer', { authorization: 'Bearer sandbox-key' }],
  ])('refuses %s in its own words', async (_, headers) => {
    const response = await subscription(headers);
    expect(response.status).toBe(401);
    expect(await json(response)).toEqual({ detail: { status: 'invalid_api_key', message: 'Invalid API key' } });
  });

  it('fails as it is told to', async () => {
    await sandbox.fault({ vendor: 'voice', kind: 'error' });
    expect((await subscription({ 'xi-api-key': 'sandbox-key' })).status).toBe(500);
    expect((await subscription({ 'xi-api-key': 'sandbox-key' })).status).toBe(200);
  });
});
