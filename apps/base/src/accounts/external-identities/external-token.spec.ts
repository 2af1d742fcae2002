import { expect, it } from '@jest/globals';
import { isForBearer, isStrongEnough } from './external-token.js';

const US = 'reelsheet';
const accepts = (header: object, claims: object) =>
  isForBearer({ alg: 'RS256', ...header }, { aud: US, ...claims }, US);

it.each<[string, object, object]>([
  ['without a type', {}, {}],
  ['of the type JWT', { typ: 'JWT' }, {}],
  ['of the type of access tokens', { typ: 'at+jwt' }, {}],
  ['of the type of access tokens, written in full', { typ: 'application/at+JWT' }, {}],
  ['of Keycloak', { typ: 'JWT' }, { typ: 'Bearer', azp: 'web', aud: [US, 'account'], scope: 'openid' }],
  ['of Keycloak for a client', { typ: 'JWT' }, { typ: 'ID', azp: US }],
  ['of Cognito', {}, { token_use: 'id' }],
  ['of Auth0 for its own API too', { typ: 'JWT' }, { aud: [US, 'https://tenant.example/userinfo'], scope: 'openid' }],
  ['of Entra', { typ: 'JWT' }, { scp: 'access_as_user', azp: 'web' }],
  ['for one audience, issued to another client of it', {}, { aud: [US], azp: 'phone' }],
  ['for several audiences, issued to us', {}, { aud: [US, 'other'], azp: US }],
])('accepts a token %s', (_, header, claims) => expect(accepts(header, claims)).toBe(true));

it.each<[string, object, object]>([
  ['a logout token', { typ: 'logout+jwt' }, {}],
  ['a logout token of an older issuer', { typ: 'JWT' }, { events: {} }],
  ['a logout token of Keycloak', { typ: 'JWT' }, { typ: 'Logout' }],
  ['a refresh token of Keycloak', { typ: 'JWT' }, { typ: 'Refresh' }],
  ['an offline token of Keycloak', {}, { typ: 'Offline', scope: 'openid' }],
  ['a security event', { typ: 'secevent+jwt' }, {}],
  ['a signed request', { typ: 'oauth-authz-req+jwt' }, {}],
  ['an introspection response', { typ: 'token-introspection+jwt' }, {}],
  ['a proof of possession', { typ: 'dpop+jwt' }, {}],
  ['a type that is no text', { typ: 5 }, {}],
  ['an empty type', { typ: '' }, {}],
  ['another use', {}, { token_use: 'refresh' }],
  ['a kind that is no text', {}, { typ: ['Bearer'] }],
  ['an ID token for several audiences', { typ: 'JWT' }, { aud: [US, 'other'] }],
  ['an ID token for several audiences, issued to another', { typ: 'JWT' }, { aud: [US, 'other'], azp: 'other' }],
  [
    'an ID token with a scope, for several audiences',
    {},
    { typ: 'ID', aud: [US, 'other'], azp: 'other', scope: 'openid' },
  ],
])('rejects %s', (_, header, claims) => expect(accepts(header, claims)).toBe(false));

it.each<[unknown, string[], boolean]>([
  ['mfa', ['mfa', 'phr'], true],
  ['pwd', ['mfa', 'phr'], false],
  ['mfa phr', ['mfa', 'phr'], false],
  [['mfa'], ['mfa'], false],
  [undefined, ['mfa'], false],
  [undefined, [], true],
])('compares the strength %j with the accepted ones %j: %s', (acr, accepted, expected) => {
  expect(isStrongEnough({ acr }, accepted)).toBe(expected);
});
