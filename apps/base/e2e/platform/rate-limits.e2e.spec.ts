import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { generateApiKey } from '@reelsheet/platform-auth';
import { createApp, openApp } from '@reelsheet/platform-service';
import { createLogger } from '@reelsheet/platform-telemetry';
import { request, type Answer, type RequestOptions } from '@reelsheet/testing';
import { PASSWORD_HASHING } from '../../src/accounts/passwords/password-limits.js';
import { HOURLY_FACTOR } from '../../src/accounts/sessions/sign-in-limits.js';
import { AppModule } from '../../src/app.module.js';
import { BaseConfig } from '../../src/base.config.js';
import { BaseUnderTest } from '../support/harness.js';

const LIMIT = 3;
const PASSWORD = 'correct horse';

describe('guessing', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({ RATE_LIMIT_ACCOUNT: LIMIT });
  });
  afterAll(() => base.stop());

  const post = (path: string, body: object) => base.call('POST', path, { body });
  const statuses = async (calls: Promise<Answer>[]) => (await Promise.all(calls)).map(({ status }) => status).sort();
  const refused = { status: 429, body: { error_code: 'rate_limited' } };

  it('a password slows down that account only, and not for its owner', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    for (let i = 0; i < LIMIT * 2; i += 1)
      expect((await post('/auth/sign_in', { email: ada.email, password: PASSWORD })).status).toBe(200);
    const guesses = ['a', 'b', 'c', 'd', 'e'].map((guess) =>
      post('/auth/sign_in', { email: ada.email, password: `wrong ${guess}` }),
    );
    expect(await statuses(guesses)).toEqual([401, 401, 401, 429, 429]);
    const shut = await post('/auth/sign_in', { email: ada.email.toUpperCase(), password: PASSWORD });
    expect(shut).toMatchObject(refused);
    expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/auth/sign_in', { email: bob.email, password: PASSWORD })).status).toBe(200);
    expect((await base.call('GET', '/me', { key: ada.key })).status).toBe(200);
  });

  it('registered addresses is slowed down', async () => {
    const { email } = await base.person();
    const attempts = Array.from({ length: LIMIT + 1 }, () =>
      post('/auth/sign_up', { email, password: PASSWORD, name: 'A' }),
    );
    expect(await statuses(attempts)).toEqual([422, 422, 422, 429]);
  });

  it('with one refresh token is slowed down', async () => {
    const attempts = Array.from({ length: LIMIT + 1 }, () => post('/auth/refresh', { refresh_token: 'made up' }));
    expect(await statuses(attempts)).toEqual([401, 401, 401, 429]);
  });
});

describe('an address with too many attempts', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({ RATE_LIMIT_SIGN_UPS: LIMIT });
  });
  afterAll(() => base.stop());

  it.each([
    ['/auth/sign_in', (i: number) => ({ email: `nobody${i}@example.com`, password: 'wrong' }), 401],
    ['/auth/refresh', (i: number) => ({ refresh_token: `made up ${i}` }), 401],
    ['/auth/sign_up', (i: number) => ({ email: `somebody${i}@example.com`, password: PASSWORD, name: 'S' }), 201],
  ])('waits at %s for any account', async (path, body, status) => {
    for (let i = 0; i < LIMIT; i += 1) expect((await base.call('POST', path, { body: body(i) })).status).toBe(status);
    const answer = await base.call('POST', path, { body: body(LIMIT) });
    expect(answer).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('behind a proxy', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({
      RATE_LIMIT_ACCOUNT: LIMIT,
      RATE_LIMIT_SIGN_UPS: 20,
      RATE_LIMIT_WRONG_KEYS: LIMIT,
      TRUST_PROXY: '127.0.0.0/8',
    });
  });
  afterAll(() => base.stop());

  const signIn = (email: string, password: string, forwarded: string) =>
    base.call('POST', '/auth/sign_in', { body: { email, password }, headers: { 'X-Forwarded-For': forwarded } });

  it('wrong passwords from many addresses slow down their account', async () => {
    const ada = await base.person();
    for (let host = 1; host <= LIMIT + 2; host += 1)
      expect((await signIn(ada.email, 'wrong', `203.0.113.${host}`)).status).toBe(401);
    expect((await signIn(ada.email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('wrong passwords from many networks are limited by the hour, and do not lock out a familiar network', async () => {
    const [{ email }, familiar, limit] = [await base.person(), '198.51.100.2', LIMIT * HOURLY_FACTOR];
    expect((await signIn(email, PASSWORD, familiar)).status).toBe(200);
    const guesses = Array.from({ length: limit + 5 }, (_, network) => signIn(email, 'wrong', `10.0.${network}.1`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array<number>(limit).fill(401), ...Array<number>(5).fill(429)]);
    const shut = await signIn(email, PASSWORD, '10.1.0.1');
    expect(shut).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
    expect(Number(shut.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await signIn(email, PASSWORD, familiar)).status).toBe(200);
  });

  it('wrong keys are counted for the networks around an IPv6 address', async () => {
    const read = (forwarded: string) =>
      base.call('GET', '/me', { key: 'rs_mistyped', headers: { 'X-Forwarded-For': forwarded } });
    const statuses: number[] = [];
    for (let subnet = 1; subnet <= 4; subnet += 1)
      for (let i = 0; i < LIMIT; i += 1) statuses.push((await read(`2001:db8:7:${subnet}::${i}`)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect((await read('2001:db8:7:5::1')).status).toBe(429);
    expect((await read('2001:db8:7:100::1')).status).toBe(401);
  });

  it('a forged address is ignored', async () => {
    const { email } = await base.person();
    const attempts = Array.from({ length: LIMIT + 1 }, (_, i) => signIn(email, 'wrong', `192.0.2.${i}, 203.0.113.200`));
    expect((await Promise.all(attempts)).map(({ status }) => status).sort()).toEqual([401, 401, 401, 429]);
  });
});

describe('many sign-ins at once', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start();
  });
  afterAll(() => base.stop());

  it('get 503 beyond the passwords that may wait to be checked', async () => {
    const { email } = await base.person();
    const accepted = PASSWORD_HASHING.atOnce + PASSWORD_HASHING.maxWaiting;
    const answers = await Promise.all(
      Array.from({ length: accepted * 4 }, (_, i) =>
        base.call('POST', '/auth/sign_in', { body: { email: `nobody${i}@example.com`, password: 'wrong' } }),
      ),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy[0]).toMatchObject({ body: { error_code: 'service_unavailable' } });
    expect(Number(busy[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401).length).toBe(answers.length - busy.length);
    expect(answers.length - busy.length).toBeGreaterThanOrEqual(accepted);
    expect((await base.call('POST', '/auth/sign_in', { body: { email, password: PASSWORD } })).status).toBe(200);
  });
});

describe('an address with wrong keys', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({ RATE_LIMIT_WRONG_KEYS: LIMIT });
  });
  afterAll(() => base.stop());

  it('waits, while valid keys from there work and requests without a key get the limit error', async () => {
    const ada = await base.person();
    const wrong = [{ key: generateApiKey() }, { key: 'rs_mistyped' }, { bearer: 'not.a.token' }];
    for (const credential of wrong) expect((await base.call('GET', '/me', credential)).status).toBe(401);
    for (const credential of [...wrong, { headers: { Authorization: 'Basic YTpi' } }]) {
      const answer = await base.call('GET', '/me', credential);
      expect(answer).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await base.call('GET', '/me', { key: ada.key })).status).toBe(200);
    expect((await base.call('GET', '/me', { bearer: ada.bearer })).status).toBe(200);
    expect((await base.call('GET', '/me')).status).toBe(401);
  });
});

describe('two replicas', () => {
  const REQUESTS = 200;
  const IN_ORGANIZATION = 50;
  let base: BaseUnderTest;
  let other: NestFastifyApplication;
  let urls: readonly string[];
  beforeAll(async () => {
    base = await BaseUnderTest.start({
      RATE_LIMIT_PER_MINUTE: REQUESTS,
      RATE_LIMIT_ORGANIZATION_PER_MINUTE: IN_ORGANIZATION,
    });
    const logger = createLogger('base', 'silent');
    const config = Object.assign(new BaseConfig(), base.config, base.nats.settingsOf('base'));
    other = await createApp(AppModule, { service: 'base', role: 'http', config, logger });
    await openApp(other, 0, '127.0.0.1');
    urls = [base.url, `${await other.getUrl()}/v1`];
  });
  afterAll(async () => {
    await other?.close();
    await base?.stop();
  });

  /** Sends requests alternately to the replicas with one credential after the other, and counts the accepted ones. */
  async function countAccepted(calls: number, path: string, credentials: readonly RequestOptions[]): Promise<number> {
    let count = 0;
    for (let i = 0; i < calls; i += 1) {
      const { status } = await request('GET', `${urls[i % 2]}${path}`, credentials[i % credentials.length]);
      expect([200, 429]).toContain(status);
      if (status === 200) count += 1;
    }
    return count;
  }

  it('share a limit per user across keys and sessions', async () => {
    const [ada, bob] = [await base.person(), await base.person()];
    const { body } = await base.call('POST', '/persisted_tokens', { bearer: ada.bearer, body: {} });
    const spent = 3; // Includes the sign-up and the creation of the second key.
    const credentials = [{ key: ada.key }, { bearer: ada.bearer }, { key: body.token }];
    const count = await countAccepted(REQUESTS * 1.5, '/me', credentials);
    expect(count + spent).toBeLessThanOrEqual(REQUESTS);
    expect(count + spent).toBeGreaterThanOrEqual(REQUESTS * 0.98);
    for (const url of urls) {
      const refused = await request('GET', `${url}/me`, { key: ada.key });
      expect(refused).toMatchObject({ status: 429, body: { error_code: 'rate_limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await request('GET', `${url}/me`, { key: bob.key })).status).toBe(200);
    }
  });

  it('show in each response what is left of the limits', async () => {
    const ada = await base.person();
    const read = () => base.call('GET', `/organizations/${ada.personalId}`, { key: ada.key });
    const leftOf = ({ headers }: Answer) =>
      [...headers.get('ratelimit')!.matchAll(/r=(\d+);t=/g)].map(([, r]) => Number(r));
    const first = await read();
    expect(first.headers.get('ratelimit-policy')).toBe(
      `"user";q=${REQUESTS};w=60, "organization";q=${IN_ORGANIZATION};w=60`,
    );
    const left = leftOf(first);
    expect(leftOf(await read())).toEqual(left.map((count) => count - 1));
    expect((await base.call('GET', '/installation')).headers.has('ratelimit')).toBe(false);
  });

  it('share a limit per organization across its members, without counting outsiders', async () => {
    const [ada, bob, outsider] = [await base.person(), await base.person(), await base.person()];
    const { body: organization } = await base.call('POST', '/organizations', {
      key: ada.key,
      body: { organization: { name: 'Tea' } },
    });
    const { body: foundedByBob } = await base.call('POST', '/organizations', {
      key: bob.key,
      body: { organization: { name: 'Rye' } },
    });
    const path = `/organizations/${organization.id}` as const;
    await base.call('POST', `${path}/members`, { key: ada.key, body: { email: bob.email, role: 'viewer' } });
    for (let i = 0; i < IN_ORGANIZATION; i += 1)
      expect((await base.call('GET', path, { key: outsider.key })).status).toBe(404);
    const count = await countAccepted(IN_ORGANIZATION * 1.5, path, [{ key: ada.key }, { key: bob.key }]);
    const spent = 1; // Includes adding the member.
    expect(count + spent).toBeLessThanOrEqual(IN_ORGANIZATION);
    expect(count + spent).toBeGreaterThanOrEqual(IN_ORGANIZATION * 0.98);
    expect((await base.call('GET', '/me', { key: ada.key })).status).toBe(200);
    // All organizations of one founder share the limit.
    expect((await base.call('GET', `/organizations/${ada.personalId}`, { key: ada.key })).status).toBe(429);
    for (const id of [bob.personalId, foundedByBob.id])
      expect((await base.call('GET', `/organizations/${id}`, { key: bob.key })).status).toBe(200);
  });
});
