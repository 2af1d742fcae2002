import { answerCheck } from '@reelsheet/provider-common';
import { createHash, randomBytes } from 'node:crypto';
import { Type } from 'typebox';
import type { PublishErrorCode } from './errors.js';
import type { NetworkResponse, NetworkClient } from './network-client.js';
import type { Tokens } from './port.js';

const GRANT_ERRORS: Readonly<Record<string, PublishErrorCode>> = {
  access_denied: 'token_revoked',
  invalid_client: 'misconfigured',
  invalid_grant: 'token_revoked',
  invalid_scope: 'misconfigured',
  redirect_uri_mismatch: 'misconfigured',
  unauthorized_client: 'misconfigured',
};

const TokenAnswer = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  refresh_token: Type.Optional(Type.String()),
  expires_in: Type.Number(),
  refresh_expires_in: Type.Optional(Type.Number()),
  refresh_token_expires_in: Type.Optional(Type.Number()),
  scope: Type.Optional(Type.String()),
});

export interface PkcePair {
  readonly verifier: string;
  readonly challenge: string;
}

/** Creates a PKCE pair with the method S256 (RFC 7636). */
export function createPkce(): PkcePair {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export interface TokenRequestOptions {
  /** Additional headers, for example `Authorization: Basic …` for client authentication. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Network-specific error codes. */
  readonly errors?: Readonly<Record<string, PublishErrorCode>>;
}

/** Requests tokens from a token endpoint (RFC 6749). Keeps `refreshToken` if the network does not return a new one. */
export async function requestTokens(
  client: NetworkClient,
  url: string,
  form: Readonly<Record<string, string>>,
  refreshToken: string | null = null,
  { headers = {}, errors = {} }: TokenRequestOptions = {},
): Promise<Tokens> {
  const check = answerCheck(client.platform, TokenAnswer);
  const read = (answer: NetworkResponse): Tokens => {
    const { error } = (answer.body ?? {}) as { error?: unknown };
    if (error || answer.status !== 200)
      throw client.errorFrom('authorize', answer, typeof error === 'string' ? error : undefined, {
        ...GRANT_ERRORS,
        ...errors,
      });
    const granted = check(answer.body);
    const refreshLife = granted.refresh_expires_in ?? granted.refresh_token_expires_in;
    return {
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token || refreshToken,
      expiresAt: secondsFromNow(granted.expires_in),
      refreshExpiresAt: refreshLife ? secondsFromNow(refreshLife) : null,
      scopes: granted.scope?.split(/[ ,]+/).filter(Boolean) ?? [],
    };
  };
  return client.call({ step: 'authorize', url, headers, body: new URLSearchParams(form), read });
}

/** Revokes a token (RFC 7009). An unknown token counts as already revoked. */
export async function revokeToken(
  client: NetworkClient,
  url: string,
  form: Readonly<Record<string, string>>,
  { headers = {} }: TokenRequestOptions = {},
): Promise<void> {
  const read = (answer: NetworkResponse): void => {
    const { error } = (answer.body ?? {}) as { error?: unknown };
    const code = typeof error === 'string' ? error : undefined;
    if ((answer.status === 200 && !code) || code === 'invalid_token' || code === 'invalid_grant') return;
    throw client.errorFrom('authorize', answer, code, GRANT_ERRORS);
  };
  return client.call({ step: 'authorize', url, headers, body: new URLSearchParams(form), read });
}

function secondsFromNow(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
