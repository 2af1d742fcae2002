import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLATFORMS } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { eventually, request } from '@reelsheet/testing';
import { AccountTokens } from '../../src/publishing/social-accounts/account-tokens.js';
import { PublishingFixture, type Creator } from '../support/publishing-fixture.js';

const TEN_MINUTES_MS = 10 * 60 * 1_000;

describe('social accounts', () => {
  let fixture: PublishingFixture;
  let creator: Creator;

  beforeAll(async () => {
    fixture = await PublishingFixture.start();
    creator = await fixture.base.creator(0);
  });
  afterAll(() => fixture?.stop());

  const accountsOf = async ({ agentId, key }: Creator) =>
    (await fixture.base.call('GET', `/agents/${agentId}/social_accounts`, { key })).body;
  const start = async (platform: string, body: object = {}, { agentId, key }: Creator = creator) =>
    fixture.base.call('POST', `/agents/${agentId}/social_accounts/${platform}/connect`, { key, body });

  it('are connected by the owner’s consent, and keep their id when connected again', async () => {
    const page = await fixture.consent((await start('videohost')).body.authorize_url);
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 200,
      text: expect.stringMatching(
        /@sandbox\.creator<\/b> now belongs to the agent <b>Calm Mornings<\/b> of <b>person\w+ \(personal\)<\/b>/,
      ),
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
    const back = await fixture.consent(body.authorize_url);
    expect(back.status).toBe(302);
    expect(back.headers.get('location')).toBe(
      `https://app.example.com/done?tab=1&status=connected&platform=videohost&account_id=${account!.id}`,
    );
    expect((await accountsOf(creator)).map(({ id }) => id)).toEqual([account!.id]);
  });

  it('store their tokens encrypted', async () => {
    await fixture.connect(creator, 'shortvideo');
    const [row] = await fixture.base.http
      .get(Database, { strict: false })
      .manager.query<{ tokens: string; id: number }[]>(
        `SELECT id, tokens FROM social_account WHERE platform = 'shortvideo'`,
      );
    const token = await fixture.base.http.get(AccountTokens, { strict: false }).accessToken('shortvideo', row!.id);
    expect(row!.tokens).toMatch(/^test:[A-Za-z0-9+/=]+$/);
    expect(Buffer.from(row!.tokens.slice(5), 'base64').toString('latin1')).not.toContain(token);
  });

  it('are not connected if consent is denied', async () => {
    const page = await fixture.consent((await start('shortvideo')).body.authorize_url, { decision: 'deny' });
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 422,
      text: expect.stringMatching(/Consent was not given/),
    });
    const { body } = await start('shortvideo', { redirect_uri: 'https://app.example.com/done' });
    expect((await fixture.consent(body.authorize_url, { decision: 'deny' })).headers.get('location')).toBe(
      'https://app.example.com/done?status=failed&platform=shortvideo&error=access_denied',
    );
  });

  it('accept a state once and for ten minutes, and do not redirect without it', async () => {
    const { body } = await start('videohost', { redirect_uri: 'https://app.example.com/done' });
    const answers = await Promise.all([
      fixture.consent(body.authorize_url),
      fixture.consent(body.authorize_url),
      fixture.consent(body.authorize_url),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422, 422]);
    const late = await start('videohost', { redirect_uri: 'https://app.example.com/done' });
    fixture.setTime(new Date(Date.now() + TEN_MINUTES_MS));
    expect((await fixture.consent(late.body.authorize_url)).status).toBe(422);
    fixture.setTime();
    expect((await fixture.base.call('GET', '/social_accounts/callback?state=made-up&code=x')).status).toBe(422);
  });

  it('are not connected by users who have left the workspace', async () => {
    const other = await fixture.base.creator(0);
    const { body } = await start('videohost', {}, other);
    await fixture.base.http
      .get(Database, { strict: false })
      .manager.query(`DELETE FROM membership WHERE user_id = $1`, [other.id]);
    expect(await (await fixture.consent(body.authorize_url)).text()).toMatch(/may no longer connect/);
  });

  it.each([
    ['an unknown platform', 'chirper', {}, /^platform /],
    ['a relative address', 'videohost', { redirect_uri: '/done' }, /^redirect_uri /],
    ['a script', 'videohost', { redirect_uri: 'javascript:alert(1)' }, /^redirect_uri /],
    ['another origin', 'videohost', { redirect_uri: 'https://app.example.com.evil.example/done' }, /^redirect_uri /],
    ['another scheme', 'videohost', { redirect_uri: 'http://app.example.com/done' }, /^redirect_uri /],
    ['another port', 'videohost', { redirect_uri: 'https://app.example.com:8443/done' }, /^redirect_uri /],
    ['credentials', 'videohost', { redirect_uri: 'https://a:b@example.com/' }, /^redirect_uri /],
  ])('reject %s', async (_, platform, body, error) => {
    expect(await start(platform, body)).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(error) },
    });
  });

  it('refresh their tokens once for concurrent callers', async () => {
    const [account] = (await accountsOf(creator)).filter(({ platform }) => platform === 'shortvideo');
    const tokens = fixture.base.worker.get(AccountTokens, { strict: false });
    const before = await tokens.accessToken('shortvideo', account!.id);
    await tokens.expireAccessToken(account!.id);
    const renewed = await Promise.all(Array.from({ length: 8 }, () => tokens.accessToken('shortvideo', account!.id)));
    expect(new Set(renewed).size).toBe(1);
    expect(renewed[0]).not.toBe(before);
    const log = `${fixture.sandbox.url}/log?vendor=shortvideo&path=/shortvideo/v2/oauth/token`;
    expect((await request('GET', log)).body).toHaveLength(2);
  });

  it('can be connected on every network', async () => {
    const other = await fixture.base.creator(0);
    for (const platform of PLATFORMS) {
      const page = await fixture.consent((await start(platform, {}, other)).body.authorize_url);
      expect(await page.text()).toContain('now belongs to the agent');
    }
    const connected = await accountsOf(other);
    expect(connected.map(({ platform, status }) => [platform, status])).toEqual(
      PLATFORMS.map((platform) => [platform, 'connected']),
    );
  });

  it('show a revoked grant, and can be disconnected', async () => {
    const [account] = (await accountsOf(creator)).filter(({ platform }) => platform === 'shortvideo');
    const tokens = fixture.base.worker.get(AccountTokens, { strict: false });
    await tokens.store(account!.id, {
      accessToken: 'a',
      refreshToken: 'revoked',
      expiresAt: new Date(0),
      refreshExpiresAt: null,
      scopes: [],
    });
    await expect(tokens.accessToken('shortvideo', account!.id)).rejects.toMatchObject({ code: 'token_revoked' });
    expect((await accountsOf(creator)).find(({ id }) => id === account!.id)).toMatchObject({
      status: 'disconnected',
    });
    await fixture.connect(creator, 'shortvideo');
    expect((await accountsOf(creator)).find(({ id }) => id === account!.id)).toMatchObject({
      status: 'connected',
    });
    const outsider = await fixture.base.creator(0);
    const path = `/agents/${creator.agentId}/social_accounts/${account!.id}` as const;
    expect((await fixture.base.call('DELETE', path, { key: outsider.key })).status).toBe(404);
    expect(
      (
        await fixture.base.call('DELETE', `/agents/${outsider.agentId}/social_accounts/${account!.id}`, {
          key: outsider.key,
        })
      ).status,
    ).toBe(404);
    expect((await fixture.base.call('DELETE', path, { key: creator.key })).status).toBe(204);
    expect((await fixture.base.call('DELETE', path, { key: creator.key })).status).toBe(404);
  });

  it('redirect to our own origins, and to any port if the operator allows it', async () => {
    for (const redirect_uri of [
      `${fixture.base.config.BASE_URL}/docs`,
      'http://localhost:4321/done',
      'http://[::1]:8080/',
    ])
      expect((await start('videohost', { redirect_uri })).status).toBe(200);
  });

  it('are disconnected by the button of the result page, once and within ten minutes', async () => {
    const press = (token: string) =>
      fetch(`${fixture.base.url}/social_accounts/undo`, { method: 'POST', body: new URLSearchParams({ token }) });
    const connected = async (account: string) => {
      const page = await fixture.consent((await start('videohost')).body.authorize_url, { account });
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*form-action 'self'.*frame-ancestors 'none'/,
        ),
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      return /name="token" value="([^"]+)"/.exec(await page.text())![1]!;
    };
    const before = await accountsOf(creator);
    const token = await connected('undone');
    expect(await accountsOf(creator)).toHaveLength(before.length + 1);
    const undone = await press(token);
    expect({ status: undone.status, text: await undone.text() }).toEqual({
      status: 200,
      text: expect.stringMatching(/@undone<\/b> no longer belongs to the agent <b>Calm Mornings/),
    });
    expect(await accountsOf(creator)).toEqual(before);
    expect((await press(token)).status).toBe(422);
    const late = await connected('late');
    fixture.setTime(new Date(Date.now() + TEN_MINUTES_MS));
    expect((await press(late)).status).toBe(422);
    fixture.setTime();
    expect((await press('made-up')).status).toBe(422);
    expect(await accountsOf(creator)).toHaveLength(before.length + 1);
  });

  describe('connected by a browser', () => {
    const connectInBrowser = (headers: Record<string, string> = {}) =>
      fixture.base.call('POST', `/agents/${creator.agentId}/social_accounts/videohost/connect`, {
        key: creator.key,
        body: {},
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      });
    const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!.split(';')[0]!;

    it('are completed only by the same browser, with several connections at once', async () => {
      const first = await connectInBrowser();
      expect(first.headers.get('set-cookie')).toMatch(
        /^reelsheet_connect=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
      );
      const cookie = cookieOf(first);
      const second = await connectInBrowser({ cookie });
      expect(cookieOf(second)).toBe(cookie);
      for (const { body } of [first, second])
        expect((await fixture.consent(body.authorize_url, {}, { cookie })).status).toBe(200);
    });

    it('are not completed by another browser, or without one', async () => {
      const [mine, others] = [await connectInBrowser(), await connectInBrowser()];
      const foreign = await fixture.consent(mine.body.authorize_url, {}, { cookie: cookieOf(others) });
      expect({ status: foreign.status, text: await foreign.text() }).toEqual({
        status: 422,
        text: expect.stringMatching(/started in another browser/),
      });
      expect((await fixture.consent(others.body.authorize_url)).status).toBe(422);
    });

    it('are completed by any browser if a page of another origin started the connection', async () => {
      const elsewhere = await connectInBrowser({ 'Sec-Fetch-Site': 'same-site' });
      expect(elsewhere.headers.get('set-cookie')).toBeNull();
      expect((await fixture.consent(elsewhere.body.authorize_url)).status).toBe(200);
    });

    it('do not capture the consent of a user who started another connection', async () => {
      const target = await connectInBrowser();
      const attack = await start('videohost');
      expect((await fixture.consent(attack.body.authorize_url, {}, { cookie: cookieOf(target) })).status).toBe(422);
      expect(attack.headers.get('set-cookie')).toBeNull();
    });
  });

  describe('that are no longer used', () => {
    const token = async (agentId: number, handle: string) => {
      const [row] = await fixture.base.http
        .get(Database, { strict: false })
        .manager.query<{ id: number }[]>(`SELECT id FROM social_account WHERE agent_id = $1 AND handle = $2`, [
          agentId,
          handle,
        ]);
      return {
        id: row!.id,
        token: await fixture.base.http.get(AccountTokens, { strict: false }).accessToken('videohost', row!.id),
      };
    };
    const untilRevoked = () =>
      eventually(async () => {
        const { manager } = fixture.base.http.get(Database, { strict: false });
        expect(await manager.query(`SELECT FROM task WHERE kind IN ('revoke_grant', 'erase_organization')`)).toEqual(
          [],
        );
      });
    const worksAt = async (accessToken: string) =>
      (
        await fetch(`${fixture.sandbox.url}/videohost/youtube/v3/channels?part=snippet&mine=true`, {
          headers: { authorization: `Bearer ${accessToken}` },
        })
      ).ok;
    const connect = async (owner: Creator, account: string) => {
      await fixture.consent((await start('videohost', {}, owner)).body.authorize_url, { account });
      return token(owner.agentId, account);
    };
    const leave = ({ key }: Creator, path: string) => fixture.base.call('DELETE', path, { key });

    it.each<[string, (owner: Creator, account: number, organization: number) => Promise<unknown>]>([
      ['its account', (owner, id) => leave(owner, `/agents/${owner.agentId}/social_accounts/${id}`)],
      ['its agent', (owner) => leave(owner, `/agents/${owner.agentId}`)],
      ['its organization', (owner, _, id) => leave(owner, `/organizations/${id}`)],
    ])('are revoked at the network when deleting %s, also after a temporary error', async (what, remove) => {
      const person = await fixture.base.person();
      const make = (path: string, body: object) => fixture.base.call('POST', path, { key: person.key, body });
      const { id: organization } = (await make('/organizations', { organization: { name: 'Studio' } })).body;
      const { agent } = (await make('/agents', { organization_id: organization, agent: { name: 'Host' } })).body;
      const owner = { ...person, agentId: agent.id, agentUuid: agent.uuid };
      const { id, token: granted } = await connect(owner, `gone-with-${what.slice(4)}`);
      expect(await worksAt(granted)).toBe(true);
      await request('POST', `${fixture.sandbox.url}/faults`, {
        body: { vendor: 'videohost', kind: 'error', times: 1 },
      });
      await remove(owner, id, organization);
      await untilRevoked();
      expect(await worksAt(granted)).toBe(false);
    });

    it('are not revoked while another agent uses the same account', async () => {
      const [one, two] = [await fixture.base.creator(0), await fixture.base.creator(0)];
      const first = await connect(one, 'shared');
      const second = await connect(two, 'shared');
      await leave(one, `/agents/${one.agentId}/social_accounts/${first.id}`);
      await untilRevoked();
      expect(await worksAt(second.token)).toBe(true);
      await leave(two, `/agents/${two.agentId}/social_accounts/${second.id}`);
      await untilRevoked();
      expect(await worksAt(second.token)).toBe(false);
    });
  });
});
