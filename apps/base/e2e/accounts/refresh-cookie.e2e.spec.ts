import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';

const PAGE = 'https://app.example.com';
const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { Origin: 'https://evil.example' }],
  ['an origin that only looks alike', { Origin: `${PAGE}.evil.example` }],
  ['a sandboxed page', { Origin: 'null' }],
  ['no page', {}],
];

let base: BaseUnderTest;
let person: Person;
beforeAll(async () => {
  base = await BaseUnderTest.start({ BASE_URL: 'https://api.example.com/v1', CORS_ORIGINS: PAGE });
});
beforeEach(async () => {
  person = await base.person();
});
afterAll(() => base.stop());

/** A browser with a page on an origin, which sends back the cookie that it keeps. */
class Browser {
  cookie?: string;
  attributes = '';

  constructor(private readonly origin: Record<string, string> = { Origin: PAGE }) {}

  async post(path: string, body?: object) {
    return this.store(await base.call<'POST', string>('POST', path, { body, headers: this.headers() }));
  }

  async signOut(bearer: string) {
    return this.store(await base.call('POST', '/auth/sign_out', { bearer, headers: this.headers() }));
  }

  async deleteAccount(bearer: string) {
    const body = { password: PASSWORD };
    return this.store(await base.call('DELETE', '/me', { bearer, body, headers: this.headers() }));
  }

  private headers(): Record<string, string> {
    return { ...this.origin, ...(this.cookie ? { cookie: this.cookie } : {}) };
  }

  private store<A extends { headers: Headers }>(answer: A): A {
    const [pair, ...attributes] = answer.headers.get('set-cookie')?.split('; ') ?? [];
    if (pair) this.cookie = pair.endsWith('=') ? undefined : pair;
    if (pair) this.attributes = attributes.join('; ');
    return answer;
  }

  /** Another browser that has got hold of the cookie. */
  copy(origin?: Record<string, string>): Browser {
    return Object.assign(new Browser(origin), { cookie: this.cookie });
  }
}

async function signedIn(): Promise<{ browser: Browser; bearer: string }> {
  const browser = new Browser();
  const { status, body } = await browser.post('/auth/sign_in', signIn());
  expect([status, body]).toEqual([200, expect.not.objectContaining({ refresh_token: expect.anything() })]);
  return { browser, bearer: body.access_token };
}
const signIn = () => ({ email: person.email, password: PASSWORD, refresh_token_in: 'cookie' });
const me = async (bearer: string) => (await base.call('GET', '/me', { bearer })).status;

describe('a sign-in into a cookie', () => {
  it('sends the refresh token only there, where no script gets it and no other host plants one', async () => {
    const { browser, bearer } = await signedIn();
    expect(browser.cookie).toMatch(/^__Host-reelsheet_refresh=[\w-]{43}$/);
    expect(browser.attributes).toBe('Max-Age=2592000; Path=/; Secure; HttpOnly; SameSite=Strict');
    expect(await me(bearer)).toBe(200);
  });

  it('is renewed by the cookie, which changes each time', async () => {
    const { browser } = await signedIn();
    const before = browser.cookie;
    const { status, body, headers } = await browser.post('/auth/refresh');
    expect([status, Object.keys(body)]).toEqual([200, ['access_token', 'token_type', 'expires_in', 'user']]);
    expect([browser.cookie === before, await me(body.access_token)]).toEqual([false, 200]);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
    expect((await browser.post('/auth/refresh', {})).status).toBe(200);
  });

  it('keeps two pages signed in that renew at once, whichever cookie stays', async () => {
    const { browser } = await signedIn();
    const other = browser.copy();
    const answers = await Promise.all([browser.post('/auth/refresh'), other.post('/auth/refresh')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await browser.copy().post('/auth/refresh')).status).toBe(200);
  });

  it('ends by its cookie, without an access token', async () => {
    const { browser, bearer } = await signedIn();
    const thief = browser.copy();
    expect((await browser.post('/auth/sign_out_browser')).status).toBe(204);
    expect([browser.cookie, await me(bearer), (await thief.post('/auth/refresh')).status]).toEqual([
      undefined,
      401,
      401,
    ]);
    expect((await thief.post('/auth/sign_out_browser')).status).toBe(204);
    const { body } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key });
    expect(body.entries.map(({ action }) => action).filter((action) => action === 'user.signed_out')).toHaveLength(1);
    expect((await new Browser().post('/auth/sign_out_browser')).status).toBe(204);
  });

  it('ends by its access token, which removes the cookie too', async () => {
    const { browser, bearer } = await signedIn();
    expect((await browser.signOut(bearer)).status).toBe(204);
    expect([browser.cookie, browser.attributes]).toEqual([
      undefined,
      'Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Strict',
    ]);
  });

  it('ends with the account', async () => {
    const { browser, bearer } = await signedIn();
    expect((await browser.deleteAccount(bearer)).status).toBe(204);
    expect([browser.cookie, browser.attributes]).toEqual([undefined, expect.stringMatching(/^Max-Age=0; Path=\/;/)]);
  });

  it('is completed with a second factor', async () => {
    const { app } = await AuthenticatorApp.add(base, person);
    const browser = new Browser();
    const challenged = await browser.post('/auth/sign_in', signIn());
    expect([challenged.status, browser.cookie]).toEqual([401, undefined]);
    const proof = { challenge: challenged.body.challenge, code: app.code(), refresh_token_in: 'cookie' };
    const { status, body } = await browser.post('/auth/second_factor', proof);
    expect([status, body.refresh_token, browser.cookie]).toEqual([200, undefined, expect.any(String)]);
  });
});

describe.each(FOREIGN)('%s', (_, headers) => {
  const refused = { status: 403, body: { error_code: 'origin_not_allowed' } };

  it('signs nobody in into a cookie', async () => {
    const browser = new Browser(headers);
    expect(await browser.post('/auth/sign_in', signIn())).toMatchObject(refused);
    expect(browser.cookie).toBeUndefined();
  });

  it('neither renews nor ends the session of a cookie', async () => {
    const { browser, bearer } = await signedIn();
    const foreign = browser.copy(headers);
    expect(await foreign.post('/auth/refresh')).toMatchObject(refused);
    expect(await foreign.post('/auth/sign_out_browser')).toMatchObject(refused);
    expect([await me(bearer), (await browser.post('/auth/refresh')).status]).toEqual([200, 200]);
  });
});

it('a page on the origin of base itself may use the cookie', async () => {
  const browser = new Browser({ Origin: 'https://api.example.com' });
  expect((await browser.post('/auth/sign_in', signIn())).status).toBe(200);
  expect((await browser.post('/auth/refresh')).status).toBe(200);
});

it('a token in the body is answered in the body, and no cookie is made or used', async () => {
  const { browser } = await signedIn();
  const { body } = await base.call('POST', '/auth/sign_in', { body: { email: person.email, password: PASSWORD } });
  const answer = await browser.post('/auth/refresh', { refresh_token: body.refresh_token });
  expect([answer.status, answer.body.refresh_token, answer.headers.get('set-cookie')]).toEqual([
    200,
    expect.any(String),
    null,
  ]);
});

it('without a token in body or cookie there is nothing to renew', async () => {
  expect(await new Browser().post('/auth/refresh', {})).toMatchObject({
    status: 401,
    body: { error_code: 'unauthorized' },
  });
});
