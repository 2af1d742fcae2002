import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateApiKey } from '@reelsheet/platform-auth';
import type { Answer } from '@reelsheet/testing';
import { BaseUnderTest } from './harness.js';

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

  it("a password is slowed for that account alone, and does not slow its owner's right one before", async () => {
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

  it('whether an address is registered is slowed', async () => {
    const { email } = await base.person();
    const tries = Array.from({ length: LIMIT + 1 }, () =>
      post('/auth/sign_up', { email, password: PASSWORD, name: 'A' }),
    );
    expect(await statuses(tries)).toEqual([422, 422, 422, 429]);
  });

  it('with one refresh token is slowed', async () => {
    const tries = Array.from({ length: LIMIT + 1 }, () => post('/auth/refresh', { refresh_token: 'made up' }));
    expect(await statuses(tries)).toEqual([401, 401, 401, 429]);
  });
});

describe('an address that tries too much', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({ RATE_LIMIT_SIGN_UPS: LIMIT });
  });
  afterAll(() => base.stop());

  it.each([
    ['/auth/sign_in', (i: number) => ({ email: `nobody${i}@example.com`, password: 'wrong' }), 401],
    ['/auth/refresh', (i: number) => ({ refresh_token: `made up ${i}` }), 401],
    ['/auth/sign_up', (i: number) => ({ email: `somebody${i}@example.com`, password: PASSWORD, name: 'S' }), 201],
  ])('waits at %s whatever the account', async (path, body, status) => {
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
      TRUST_PROXY: '127.0.0.0/8',
    });
  });
  afterAll(() => base.stop());

  const signIn = (email: string, password: string, forwarded: string) =>
    base.call('POST', '/auth/sign_in', { body: { email, password }, headers: { 'X-Forwarded-For': forwarded } });

  it('wrong passwords from many addresses slow their account, and shut nobody out', async () => {
    const ada = await base.person();
    for (let host = 1; host <= LIMIT + 2; host += 1)
      expect((await signIn(ada.email, 'wrong', `203.0.113.${host}`)).status).toBe(401);
    expect((await signIn(ada.email, PASSWORD, '198.51.100.1')).status).toBe(200);
  });

  it('an address that a caller makes up is not believed', async () => {
    const { email } = await base.person();
    const tries = Array.from({ length: LIMIT + 1 }, (_, i) => signIn(email, 'wrong', `192.0.2.${i}, 203.0.113.200`));
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([401, 401, 401, 429]);
  });
});

describe('an address that shows wrong keys', () => {
  let base: BaseUnderTest;
  beforeAll(async () => {
    base = await BaseUnderTest.start({ RATE_LIMIT_WRONG_KEYS: LIMIT });
  });
  afterAll(() => base.stop());

  it('waits, while right keys from there are served at once and requests without any are told so', async () => {
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
