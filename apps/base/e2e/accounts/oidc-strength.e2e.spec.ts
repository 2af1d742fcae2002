import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BaseUnderTest } from '../support/harness.js';
import { AUDIENCE, TestIssuer } from '../support/oidc-issuer.js';

let issuer: TestIssuer;
let base: BaseUnderTest;

beforeAll(async () => {
  issuer = await TestIssuer.listen();
  base = await BaseUnderTest.start({ OIDC_ISSUER: issuer.url, OIDC_AUDIENCE: AUDIENCE, OIDC_ACR: 'mfa, phr' });
});
afterAll(async () => {
  await base?.stop();
  await issuer.close();
});

it.each([
  ['a second factor', 'mfa', 200],
  ['a hardware key', 'phr', 200],
  ['a password alone', 'pwd', 401],
  ['nothing that the issuer reports', undefined, 401],
])('a token of a user who authenticated with %s', async (_, acr, status) => {
  const claims = { sub: 'sub-ada', email: 'ada@example.com', email_verified: true, acr };
  expect((await base.call('GET', '/me', { bearer: await issuer.token(claims) })).status).toBe(status);
});
