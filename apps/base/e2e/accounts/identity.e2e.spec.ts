import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '@reelsheet/platform-database';
import { BaseUnderTest, type Person, type SignedIn } from '../support/harness.js';

describe('identity', () => {
  let base: BaseUnderTest;
  let ada: Person;

  beforeAll(async () => {
    base = await BaseUnderTest.start();
    ada = await base.person('ada');
  });
  afterAll(() => base.stop());

  it('signs up, signs in and authenticates the caller by either credential', async () => {
    const signedIn = await base.call('POST', '/auth/sign_in', {
      body: { email: 'ADA@example.com', password: 'correct horse' },
    });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 900, user: { email: 'ada@example.com', username: 'ada' } },
    });
    for (const credential of [{ key: ada.key }, { bearer: signedIn.body.access_token }]) {
      expect(await base.call('GET', '/me', credential)).toMatchObject({
        status: 200,
        body: { id: ada.id, name: 'ada' },
      });
    }
  });

  it.each([
    ['a taken email', { email: 'Ada@Example.com', password: 'correct horse', name: 'A' }, /^email is already/],
    [
      'a taken username',
      { email: 'b@example.com', password: 'correct horse', name: 'B', username: 'ADA' },
      /^username is already/,
    ],
    ['a short password', { email: 'c@example.com', password: 'short', name: 'C' }, /^password /],
    ['no email', { password: 'correct horse', name: 'D' }, /^email /],
    ['a wrong type', { email: 'e@example.com', password: ['correct horse'], name: 'E' }, /^password /],
    ['a blank name', { email: 'g@example.com', password: 'correct horse', name: ' ' }, /^name /],
    ['a NUL', { email: 'f@example.com', password: 'correct horse', name: 'F\0' }, /NUL/],
  ])('rejects a sign-up with %s', async (_, body, reason) => {
    const answer = await base.call('POST', '/auth/sign_up', { body });
    expect(answer).toMatchObject({
      status: 422,
      body: { error_code: 'validation_error', error: expect.stringMatching(reason) },
    });
  });

  it('finds different usernames for concurrent sign-ups with the same one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        base.call('POST', '/auth/sign_up', {
          body: { email: `twin@house${index}.example`, password: 'correct horse', name: 'Twin' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => (body as SignedIn).user.username)).size).toBe(answers.length);
  });

  it('accepts each refresh token once and ends the session when one is reused', async () => {
    const { body } = await base.call('POST', '/auth/sign_in', {
      body: { email: ada.email, password: 'correct horse' },
    });
    const renewed = await base.call('POST', '/auth/refresh', { body: { refresh_token: body.refresh_token } });
    expect(renewed.status).toBe(200);
    const next = await base.call('POST', '/auth/refresh', { body: { refresh_token: renewed.body.refresh_token } });
    expect(next.status).toBe(200);
    const again = await base.call('POST', '/auth/refresh', { body: { refresh_token: body.refresh_token } });
    expect(again).toMatchObject({ status: 401, body: { error_code: 'unauthorized' } });
    expect((await base.call('GET', '/me', { bearer: next.body.access_token })).status).toBe(401);
    expect(
      (await base.call('POST', '/auth/refresh', { body: { refresh_token: next.body.refresh_token } })).status,
    ).toBe(401);
  });

  it.each([
    ['none', {}],
    ['a malformed key', { key: 'rs_nope' }],
    ['a key with a wrong checksum', { key: `rs_${'a'.repeat(40)}` }],
    ['a malformed bearer', { bearer: 'not.a.token' }],
    ['another scheme', { headers: { Authorization: 'Basic YTpi' } }],
  ])('rejects credentials: %s', async (_, credential) => {
    expect(await base.call('GET', '/me', credential)).toMatchObject({
      status: 401,
      body: { error_code: 'unauthorized' },
    });
  });

  it('returns a key once, renames it and rejects it once it is revoked', async () => {
    const created = await base.call('POST', '/persisted_tokens', {
      key: ada.key,
      body: { name: 'CI', expires_in: '30d' },
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'CI',
        token_type: 'personal_access_token',
        status: 'active',
        token: expect.stringMatching(/^rs_[0-9A-Za-z]{40}$/),
      },
    });
    const { id, token } = created.body;
    const renamed = await base.call('PATCH', `/persisted_tokens/${id}`, {
      key: ada.key,
      body: { persisted_token: { name: 'Build' } },
    });
    expect(renamed.body).toMatchObject({ id, name: 'Build' });
    expect(renamed.body).not.toHaveProperty('token');
    expect((await base.call('GET', '/me', { key: token })).status).toBe(200);
    expect((await base.call('DELETE', `/persisted_tokens/${id}/revoke`, { key: ada.key })).status).toBe(204);
    expect((await base.call('GET', '/me', { key: token })).status).toBe(401);
    const listed = await base.call('GET', '/personal_access_tokens', { key: ada.key });
    expect(listed.body.find((key: { id: number }) => key.id === id)).toMatchObject({
      status: 'revoked',
      revoked_at: expect.any(String),
      last_used_at: expect.any(String),
    });
  });

  it('rejects an expired key without recording a use', async () => {
    const { body: key } = await base.call('POST', '/persisted_tokens', { key: ada.key, body: { expires_in: '1d' } });
    await base.http
      .get(Database, { strict: false })
      .execute(`UPDATE access_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [key.id]);
    expect((await base.call('GET', '/me', { key: key.token })).status).toBe(401);
    const [listed] = (await base.call('GET', '/persisted_tokens', { key: ada.key })).body;
    expect(listed).toMatchObject({ id: key.id, status: 'expired', last_used_at: null });
  });

  it.each(['0d', '3651d', '10', 'd', '-1d', '1.5d'])('rejects a key with the lifetime %s', async (expires_in) => {
    const answer = await base.call('POST', '/persisted_tokens', { key: ada.key, body: { expires_in } });
    expect(answer).toMatchObject({ status: 422, body: { error: expect.stringMatching(/^expires_in /) } });
  });

  it('returns 404 for keys of other users', async () => {
    const eve = await base.person();
    const [key] = (await base.call('GET', '/persisted_tokens', { key: ada.key })).body;
    for (const [method, path] of [
      ['PATCH', `/personal_access_tokens/${key!.id}`],
      ['DELETE', `/personal_access_tokens/${key!.id}`],
      ['DELETE', `/persisted_tokens/${key!.id}/revoke`],
      ['DELETE', '/persisted_tokens/none/revoke'],
    ] as const) {
      const answer = await base.call(method, path, {
        key: eve.key,
        body: method === 'PATCH' ? { name: 'mine' } : undefined,
      });
      expect(answer).toMatchObject({ status: 404, body: { error_code: 'not_found' } });
    }
    expect((await base.call('GET', '/me', { key: ada.key })).status).toBe(200);
  });

  it('returns 404 for unknown paths in the common format', async () => {
    expect(await base.call('GET', '/nowhere', { key: ada.key })).toMatchObject({
      status: 404,
      body: { error_code: 'not_found' },
    });
    const malformed = await base.call('POST', '/persisted_tokens', {
      key: ada.key,
      body: '{"name":',
      headers: { 'Content-Type': 'application/json' },
    });
    expect(malformed).toMatchObject({ status: 422, body: { error_code: 'validation_error' } });
    const huge = await base.call('POST', '/persisted_tokens', {
      key: ada.key,
      body: { name: 'x'.repeat(2 ** 20) },
    });
    expect(huge).toMatchObject({ status: 413, body: { error_code: 'payload_too_large' } });
    expect(huge.headers.get('x-request-id')).toBeTruthy();
  });
});
