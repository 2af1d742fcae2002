import type { JWTHeaderParameters, JWTPayload } from 'jose';

/** Types in the header: access tokens (RFC 9068), and what issuers without it name both kinds. */
const HEADER_TYPES: readonly unknown[] = ['at+jwt', 'jwt'];
/** Kinds in the claim `typ` of Keycloak, whose refresh and logout tokens differ from the others only there. */
const CLAIMED_TYPES: readonly unknown[] = ['bearer', 'id'];
/** Kinds in the claim `token_use` of Amazon Cognito. */
const TOKEN_USES: readonly unknown[] = ['access', 'id'];

/**
 * Returns whether a verified token is an access token or ID token for us. An issuer signs other tokens with the same
 * keys, for the same audience and subject: logout tokens, security events, refresh tokens, signed requests. None of
 * them shows that its bearer is the user.
 */
export function isForBearer(header: JWTHeaderParameters, claims: JWTPayload, audience: string): boolean {
  const isOfKind =
    isOneOf(HEADER_TYPES, withoutPrefix(header.typ)) &&
    isOneOf(CLAIMED_TYPES, claims['typ']) &&
    isOneOf(TOKEN_USES, claims['token_use']);
  if (!isOfKind || claims['events'] !== undefined) return false;
  return isAccessToken(header, claims) || isIdTokenFor(audience, claims);
}

/**
 * Returns whether the issuer says that it authenticated the user in one of the accepted ways, which are all where none
 * is named. A token without the claim shows the weakest way.
 */
export function isStrongEnough({ acr }: JWTPayload, accepted: readonly string[]): boolean {
  return accepted.length === 0 || (typeof acr === 'string' && accepted.includes(acr));
}

/** An absent type is accepted, because older issuers name none. */
function isOneOf(accepted: readonly unknown[], named: unknown): boolean {
  return named === undefined || (typeof named === 'string' && accepted.includes(named.toLowerCase()));
}

const withoutPrefix = (type: unknown) => (typeof type === 'string' ? type.replace(/^application\//i, '') : type);

function isAccessToken({ typ }: JWTHeaderParameters, claims: JWTPayload): boolean {
  if (claims['token_use'] === 'id' || lowered(claims['typ']) === 'id') return false;
  return lowered(withoutPrefix(typ)) === 'at+jwt' || claims['scope'] !== undefined || claims['scp'] !== undefined;
}

/** An ID token for several audiences was given to the client that `azp` names; each of the others could replay it. */
function isIdTokenFor(audience: string, { aud, azp }: JWTPayload): boolean {
  return !Array.isArray(aud) || aud.length <= 1 || azp === audience;
}

const lowered = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
