import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { request } from '@reelsheet/testing';
import { AccountTokens } from '../src/publishing/accounts/account-tokens.js';
import { PublishingWorld, type Creator } from './publishing-world.js';

const HOUR_MS = 60 * 60 * 1_000;

describe('social accounts', () => {
  let world: PublishingWorld;
  let creator: Creator;

  beforeAll(async () => {
    world = await PublishingWorld.start();
    creator = await world.base.creator(0);
  });
  afterAll(() => world?.stop());

  const accountsOf = async ({ agentId, key }: Creator) =>
    (await world.base.call('GET', `/agents/${agentId}/social_accounts`, { key })).body;
  const start = async (platform: string, body: object = {}, { agentId, key }: Creator = creator) =>
    world.base.call('POST', `/agents/${agentId}/social_accounts/${platform}/connect`, { key, body });

  it('are connected by their owner’s consent, and connected again they are the same', async () => {
    const page = await world.consent((await start('videohost')).body.authorize_url);
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 200,
      text: expect.stringMatching(/@sandbox\.creator can now be posted to/),
    });
    const [account] = await accountsOf(creator);
    expect(account).toEqual({
      id: expect.any(Number),
      platform: 'videohost',
      display_name: 'Sandbox Creator',
      handle: 'sandbox.creator',
      status: 'connected',
      connected_at: expect.any(String),
    });
    const { body } = await start('videohost', { redirect_uri: 'https://app.example.com/done?tab=1' });
    const back = await world.consent(body.authorize_url);
    expect(back.status).toBe(302);
    expect(back.headers.get('location')).toBe(
      `https://app.example.com/done?tab=1&status=connected&platform=videohost&account_id=${account.id}`,
    );
    expect((await accountsOf(creator)).map(({ id }: { id: number }) => id)).toEqual([account.id]);
  });

  it('keep their tokens from whoever reads the database', async () => {
    await world.connect(creator, 'shortvideo');
    const [row] = await world.base.http
      .get(Database, { strict: false })
      .manager.query<{ tokens: string; id: number }[]>(
        `SELECT id, tokens FROM social_account WHERE platform = 'shortvideo'`,
      );
    const token = await world.base.http.get(AccountTokens, { strict: false }).accessToken('shortvideo', row!.id);
    expect(row!.tokens).toMatch(/^test:[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(row!.tokens.slice(5), 'base64').toString('latin1')).not.toContain(token);
  });

  it('are not connected where consent is denied', async () => {
    const page = await world.consent((await start('shortvideo')).body.authorize_url, { decision: 'deny' });
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 422,
      text: expect.stringMatching(/Consent was not given/),
    });
    const { body } = await start('shortvideo', { redirect_uri: 'https://app.example.com/done' });
    expect((await world.consent(body.authorize_url, { decision: 'deny' })).headers.get('location')).toBe(
      'https://app.example.com/done?status=failed&platform=shortvideo&error=access_denied',
    );
  });

  it('take a state once and for fifteen minutes, and redirect nobody without it', async () => {
    const { body } = await start('videohost', { redirect_uri: 'https://app.example.com/done' });
    const answers = await Promise.all([
      world.consent(body.authorize_url),
      world.consent(body.authorize_url),
      world.consent(body.authorize_url),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
    const late = await start('videohost', { redirect_uri: 'https://app.example.com/done' });
    world.setTime(new Date(Date.now() + HOUR_MS));
    expect((await world.consent(late.body.authorize_url)).status).toBe(422);
    world.setTime();
    expect((await world.base.call('GET', '/social_accounts/callback?state=made-up&code=x')).status).toBe(422);
  });

  it('are not connected by who has left the workspace meanwhile', async () => {
    const other = await world.base.creator(0);
    const { body } = await start('videohost', {}, other);
    await world.base.http
      .get(Database, { strict: false })
      .manager.query(`DELETE FROM membership WHERE user_id = $1`, [other.id]);
    expect(await (await world.consent(body.authorize_url)).text()).toMatch(/may no longer connect/);
  });

  it.each([
    ['a platform without a network', 'microblog', {}, /^platform /],
    ['an unknown platform', 'chirper', {}, /^platform /],
    ['a relative address', 'videohost', { redirect_uri: '/done' }, /^redirect_uri /],
    ['a script', 'videohost', { redirect_uri: 'javascript:alert(1)' }, /^redirect_uri /],
    ['credentials', 'videohost', { redirect_uri: 'https://a:b@example.com/' }, /^redirect_uri /],
  ])('refuse %s', async (_, platform, body, error) => {
    expect(await start(platform, body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
  });

  it('renew their tokens once for all who ask at the same time', async () => {
    const [account] = (await accountsOf(creator)).filter(
      ({ platform }: { platform: string }) => platform === 'shortvideo',
    );
    const tokens = world.base.worker.get(AccountTokens, { strict: false });
    const before = await tokens.accessToken('shortvideo', account.id);
    await tokens.distrust(account.id);
    const renewed = await Promise.all(Array.from({ length: 8 }, () => tokens.accessToken('shortvideo', account.id)));
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(before);
    const log = `${world.sandbox.url}/log?vendor=shortvideo&path=/shortvideo/v2/oauth/token`;
    expect((await request('GET', log)).body).toHaveLength(2);
  });

  it('say when the network took the grant back, and are forgotten on wish', async () => {
    const [account] = (await accountsOf(creator)).filter(
      ({ platform }: { platform: string }) => platform === 'shortvideo',
    );
    const tokens = world.base.worker.get(AccountTokens, { strict: false });
    await tokens.store(account.id, {
      accessToken: 'a',
      refreshToken: 'revoked',
      expiresAt: new Date(0),
      refreshExpiresAt: null,
      scopes: [],
    });
    await expect(tokens.accessToken('shortvideo', account.id)).rejects.toMatchObject({ code: 'token_revoked' });
    expect((await accountsOf(creator)).find(({ id }: { id: number }) => id === account.id)).toMatchObject({
      status: 'disconnected',
    });
    await world.connect(creator, 'shortvideo');
    expect((await accountsOf(creator)).find(({ id }: { id: number }) => id === account.id)).toMatchObject({
      status: 'connected',
    });
    const stranger = await world.base.creator(0);
    const path = `/agents/${creator.agentId}/social_accounts/${account.id}`;
    expect((await world.base.call('DELETE', path, { key: stranger.key })).status).toBe(404);
    expect(
      (
        await world.base.call('DELETE', `/agents/${stranger.agentId}/social_accounts/${account.id}`, {
          key: stranger.key,
        })
      ).status,
    ).toBe(404);
    expect((await world.base.call('DELETE', path, { key: creator.key })).status).toBe(204);
    expect((await world.base.call('DELETE', path, { key: creator.key })).status).toBe(404);
  });
});
