import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT, UnsecuredJWT, decodeJwt, type JWTPayload } from 'jose';
import { BaseUnderTest, type Person } from '../support/harness.js';

let base: BaseUnderTest;
let person: Person;
let outsider: Person;

beforeAll(async () => {
  base = await BaseUnderTest.start();
  [person, outsider] = [await base.person(), await base.person()];
});
afterAll(() => base?.stop());

const me = async (bearer: string) => (await base.call('GET', '/me', { bearer })).status;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: JWTPayload, { alg = 'HS256', secret = base.config.JWT_SECRET } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));
const claimsOf = ({ bearer }: Person) => decodeJwt(bearer);

describe('an access token', () => {
  it('is accepted as it was issued, and when it is signed again with the same claims', async () => {
    expect([await me(person.bearer), await me(await signed(claimsOf(person)))]).toEqual([200, 200]);
  });

  it.each<[string, () => string | Promise<string>]>([
    [
      'with the claims of another user',
      () => {
        const [header, , signature] = person.bearer.split('.');
        return [header, outsider.bearer.split('.')[1], signature].join('.');
      },
    ],
    ['without a signature', () => new UnsecuredJWT(claimsOf(person)).encode()],
    ['whose header names no algorithm', () => `${encode({ alg: 'none' })}.${person.bearer.split('.')[1]}.`],
    ['with an empty signature', () => `${person.bearer.split('.').slice(0, 2).join('.')}.`],
    [
      'signed with another secret',
      () => signed(claimsOf(person), { secret: 'another secret of the same length or more' }),
    ],
    ['signed with another algorithm', () => signed(claimsOf(person), { alg: 'HS512' })],
    [
      'whose header names another algorithm than that of its signature',
      () => {
        const text = `${encode({ alg: 'HS512' })}.${person.bearer.split('.')[1]}`;
        return `${text}.${createHmac('sha256', base.config.JWT_SECRET).update(text).digest('base64url')}`;
      },
    ],
    ['of another issuer', () => signed({ ...claimsOf(person), iss: 'somebody' })],
    ['that has expired', () => signed({ ...claimsOf(person), exp: Math.floor(Date.now() / 1_000) - 1 })],
    ['that never expires', () => signed({ ...claimsOf(person), exp: undefined })],
    ['that is not valid yet', () => signed({ ...claimsOf(person), nbf: Math.floor(Date.now() / 1_000) + 600 })],
    ['with the session of another user', () => signed({ ...claimsOf(person), sid: claimsOf(outsider)['sid'] })],
    ['of a session that does not exist', () => signed({ ...claimsOf(person), sid: crypto.randomUUID() })],
  ])('is rejected %s', async (_, token) => {
    expect(await me(await token())).toBe(401);
  });
});
