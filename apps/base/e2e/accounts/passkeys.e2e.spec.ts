import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errorOf } from '@reelsheet/testing';
import { Database } from '@reelsheet/platform-database';
import { REGISTRATION_TTL_MS } from '../../src/accounts/second-factors/passkeys/passkey-limits.js';
import { MAX_FACTORS, RECOVERY_CODES } from '../../src/accounts/second-factors/second-factor-limits.js';
import { advance, AuthenticatorApp, PASSWORD } from '../support/authenticator-app.js';
import { BaseUnderTest, type Person } from '../support/harness.js';
import { Mailboxes } from '../support/mailbox.js';
import { SoftwareAuthenticator } from '../support/software-authenticator.js';

const RP_ID = 'example.com';
const ORIGIN = 'https://app.example.com';
const UNAUTHORIZED = { status: 401, body: { error_code: 'unauthorized' } };
const INVALID = { status: 422, body: { error_code: 'validation_error' } };

let base: BaseUnderTest;
let mailboxes: Mailboxes;
let person: Person;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  mailboxes = await Mailboxes.open();
  base = await BaseUnderTest.start({
    SMTP_URL: mailboxes.smtpUrl,
    WEBAUTHN_RP_ID: RP_ID,
    WEBAUTHN_ORIGINS: `https://elsewhere.example.com,${ORIGIN}`,
  });
});
beforeEach(async () => {
  person = await base.person();
  device = new SoftwareAuthenticator(ORIGIN);
});
afterAll(async () => {
  await base?.stop();
  await mailboxes.close();
});

type Forgery = Parameters<SoftwareAuthenticator['create']>[1];

const options = (proof: object = { password: PASSWORD }, bearer = person.bearer) =>
  base.call('POST', '/auth/second_factors/passkeys/options', { bearer, body: proof });
const creationOptions = async () => (await options()).body.public_key as any;
const add = (credential: object, bearer = person.bearer, name?: string) =>
  base.call('POST', '/auth/second_factors/passkeys', { bearer, body: { name, credential } });
const register = async (authenticator = device, forgery?: Forgery) =>
  add(authenticator.create(await creationOptions(), forgery));
const list = async () => (await base.call('GET', '/auth/second_factors', { bearer: person.bearer })).body;
const challenge = async () => {
  const body = { email: person.email, password: PASSWORD };
  const answer = await base.call<'POST', string>('POST', '/auth/sign_in', { body });
  return answer.body.challenge as string;
};
const requestOptions = async (token: string) =>
  (await base.call('POST', '/auth/second_factor/passkey_options', { body: { challenge: token } })).body
    .public_key as any;
const complete = (token: string, passkey: object) =>
  base.call('POST', '/auth/second_factor', { body: { challenge: token, passkey } });
const signIn = async (authenticator = device, forgery?: Forgery) => {
  const token = await challenge();
  return complete(token, authenticator.get(await requestOptions(token), forgery));
};

describe('a passkey', () => {
  it('is created by a browser with the options and shown with the other second factors', async () => {
    const { status, body } = await options();
    expect([status, body.public_key]).toEqual([
      200,
      expect.objectContaining({
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rp: { id: RP_ID, name: 'Reelsheet' },
        user: expect.objectContaining({ name: person.email }),
        attestation: 'none',
        excludeCredentials: [],
      }),
    ]);
    const added = await add(device.create(body.public_key as any), person.bearer, 'Laptop');
    expect(added).toMatchObject({ status: 201, body: { second_factor: { kind: 'passkey', name: 'Laptop' } } });
    expect(added.body.recovery_codes).toHaveLength(RECOVERY_CODES);
    expect(await list()).toMatchObject({ second_factors: [{ kind: 'passkey', name: 'Laptop', last_used_at: null }] });
    const { excludeCredentials } = await creationOptions();
    expect(excludeCredentials).toEqual([
      { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const { body: log } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key });
    expect(log.entries[0]).toMatchObject({ action: 'second_factor.added', detail: { kind: 'passkey' } });
  });

  it('needs the password or another factor', async () => {
    expect(await options({})).toMatchObject(INVALID);
    expect(await options({ password: 'wrong password' })).toMatchObject(INVALID);
    const { app } = await AuthenticatorApp.add(base, person);
    expect((await options({ code: app.code() })).status).toBe(200);
  });

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://app.example.com.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.get' }],
    ['another challenge', { challenge: 'a'.repeat(43) }],
    ['an absent user', { isUserPresent: false }],
    [
      'certificates, whose addresses would be requested',
      { attestation: { fmt: 'packed', statement: new Map<string, unknown>([['x5c', [new Uint8Array(8)]]]) } },
    ],
    ['an unknown attestation', { attestation: { fmt: 'tpm', statement: new Map() } }],
    [
      'a false self-attestation',
      { attestation: { fmt: 'packed', statement: new Map<string, unknown>([['alg', -7]]) } },
    ],
  ])('is not created for %s', async (_, forgery) => {
    expect(await register(device, forgery)).toMatchObject(INVALID);
    expect((await list()).second_factors).toEqual([]);
  });

  it('is not created from garbage', async () => {
    await creationOptions();
    const { id, rawId } = device.create(await creationOptions());
    const response = { clientDataJSON: 'e30', attestationObject: 'AAAA' };
    expect(await add({ id, rawId, response })).toMatchObject(INVALID);
  });

  it('is created once for its options, in time, and only for the newest ones of the same user', async () => {
    const [replaced, used] = [await creationOptions(), await creationOptions()];
    const other = await base.person();
    expect(await add(device.create(used), other.bearer)).toMatchObject(INVALID);
    expect(await add(device.create(replaced))).toMatchObject(INVALID);
    expect(await add(device.create(used))).toMatchObject(INVALID);
    const concurrent = await creationOptions();
    const answers = await Promise.all(
      [device, new SoftwareAuthenticator(ORIGIN)].map((each) => add(each.create(concurrent))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const late = await creationOptions();
    advance(base, REGISTRATION_TTL_MS);
    expect(await add(new SoftwareAuthenticator(ORIGIN).create(late))).toMatchObject(INVALID);
  });

  it('belongs to one user', async () => {
    await register();
    const owner = person;
    person = await base.person();
    expect(errorOf(await register()).error).toBe('credential is a second factor already');
    person = owner;
    expect(errorOf(await register()).error).toBe('credential is a second factor already');
  });

  it('is one of the second factors whose number is limited', async () => {
    for (let count = 0; count < MAX_FACTORS; count += 1)
      expect((await register(new SoftwareAuthenticator(ORIGIN))).status).toBe(201);
    expect(await options()).toMatchObject(INVALID);
  });

  it('is removed like every second factor', async () => {
    const { body } = await register();
    const path = `/auth/second_factors/${body.second_factor.id}/remove` as const;
    const removed = await base.call('POST', path, { bearer: person.bearer, body: { password: PASSWORD } });
    expect(removed.status).toBe(204);
    const rows = await base.http
      .get(Database, { strict: false })
      .manager.query<unknown[]>('SELECT 1 FROM passkey WHERE credential_id = $1', [device.id.toString('base64url')]);
    expect(rows).toEqual([]);
    expect((await register()).status).toBe(201);
  });
});

describe('a sign-in with a passkey', () => {
  it('is completed by a proof of the browser', async () => {
    await register();
    const token = await challenge();
    const allowed = await requestOptions(token);
    expect(allowed).toMatchObject({
      rpId: RP_ID,
      allowCredentials: [{ id: device.id.toString('base64url'), transports: ['internal', 'hybrid'] }],
    });
    const { status, body } = await complete(token, device.get(allowed));
    expect([status, body.user?.id]).toEqual([200, person.id]);
    expect((await list()).second_factors).toMatchObject([{ last_used_at: expect.any(String) }]);
    const { body: log } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key });
    expect(log.entries[0]).toMatchObject({ action: 'user.signed_in', detail: { second_factor: 'passkey' } });
    expect((await signIn()).status).toBe(200);
  });

  it('names the kinds that the user has', async () => {
    await register();
    await AuthenticatorApp.add(base, person);
    const body = { email: person.email, password: PASSWORD };
    const answer = await base.call<'POST', string>('POST', '/auth/sign_in', { body });
    expect(answer.body.kinds).toEqual(['passkey', 'totp']);
  });

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['another ceremony', { type: 'webauthn.create' }],
    ['another challenge', { challenge: 'a'.repeat(43) }],
    ['an absent user', { isUserPresent: false }],
    ['another signature', { isSignatureChanged: true }],
  ])('is rejected with a proof of %s', async (_, forgery) => {
    await register();
    expect(await signIn(device, forgery)).toMatchObject(UNAUTHORIZED);
    expect((await signIn()).status).toBe(200);
  });

  it.each([1, 0])('is rejected, and its user notified, where a copy counts %d', async (counter) => {
    await register();
    expect(await signIn(device, { counter })).toMatchObject(UNAUTHORIZED);
    await mailboxes.newest(person.email, 3);
    expect(await mailboxes.of(person.email)).toContainEqual(
      expect.objectContaining({
        subject: 'One of your passkeys may have been copied',
        text: expect.stringContaining('the passkey Passkey'),
      }),
    );
    const { body: log } = await base.call('GET', `/organizations/${person.personalId}/audit_log`, { key: person.key });
    expect(log.entries.map(({ action }) => action)).toContain('second_factor.copied');
    expect((await signIn()).status).toBe(200);
  });

  it('is rejected with the passkey of another user', async () => {
    await register();
    const [owner, outsider] = [person, new SoftwareAuthenticator(ORIGIN)];
    person = await base.person();
    await register(outsider);
    person = owner;
    expect(await signIn(outsider)).toMatchObject(UNAUTHORIZED);
  });

  it('accepts a proof once, also of an authenticator that does not count', async () => {
    device = new SoftwareAuthenticator(ORIGIN, false);
    await register();
    const [first, second] = [await challenge(), await challenge()];
    const proof = device.get(await requestOptions(first));
    await requestOptions(second);
    expect(await complete(second, proof)).toMatchObject(UNAUTHORIZED);
    const answers = await Promise.all([complete(first, proof), complete(first, proof)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });

  it('needs new options after a wrong proof', async () => {
    await register();
    const token = await challenge();
    const allowed = await requestOptions(token);
    expect(await complete(token, device.get(allowed, { isSignatureChanged: true }))).toMatchObject(UNAUTHORIZED);
    expect(await complete(token, device.get(allowed))).toMatchObject(UNAUTHORIZED);
    expect((await complete(token, device.get(await requestOptions(token)))).status).toBe(200);
  });

  it('has no options for an invalid challenge, or without a passkey', async () => {
    const begin = (token: string) =>
      base.call('POST', '/auth/second_factor/passkey_options', { body: { challenge: token } });
    expect(await begin('a'.repeat(43))).toMatchObject(UNAUTHORIZED);
    await AuthenticatorApp.add(base, person);
    expect(await begin(await challenge())).toMatchObject(INVALID);
  });
});

it('is not offered where no relying party is configured', async () => {
  const other = await BaseUnderTest.start();
  try {
    const { bearer } = await other.person();
    const credential = device.create({ challenge: 'a', rp: { id: RP_ID } });
    const answers = await Promise.all([
      other.call('POST', '/auth/second_factors/passkeys/options', { bearer, body: { password: PASSWORD } }),
      other.call('POST', '/auth/second_factors/passkeys', { bearer, body: { credential } }),
      other.call('POST', '/auth/second_factor/passkey_options', { body: { challenge: 'a' } }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 501, body: { error_code: 'passkeys_not_configured' } });
  } finally {
    await other.stop();
  }
});
