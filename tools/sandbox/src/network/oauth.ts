import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyReply } from 'fastify';
import { Collection } from '../store/collection.js';

const CODE_SECONDS = 600;

/** The consent that a person gave to an application. */
export interface Consent {
  clientId: string;
  redirectUri: string;
  scope: string;
  handle: string;
  /** PKCE challenge, if the client sent one. */
  challenge: string | null;
}

interface Code extends Consent {
  expiresAt: number;
  used: boolean;
}

interface Grant {
  id: string;
  clientId: string;
  scope: string;
  handle: string;
  revoked: boolean;
  /** True after the refresh token was used and replaced by another one. */
  rotated?: boolean;
}

interface AccessToken {
  grant: string;
  expiresAt: number;
  kind?: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Lifetime in seconds. */
  expiresIn: number;
  scope: string;
  handle: string;
}

export interface Session {
  handle: string;
  scopes: string[];
  /** The network's name of this type of token, if it has several. */
  kind?: string | undefined;
}

/** OAuth 2 authorization codes, access and refresh tokens of one network. Tokens are kept as hashes. */
export class Authorization {
  private readonly codes: Collection<Code>;
  private readonly grants: Collection<Grant>;
  private readonly access: Collection<AccessToken>;

  constructor(
    database: DatabaseSync,
    network: string,
    private readonly tokenSeconds: number,
  ) {
    this.codes = new Collection<Code>(database, `${network}_codes`);
    this.grants = new Collection<Grant>(database, `${network}_grants`);
    this.access = new Collection<AccessToken>(database, `${network}_access`);
  }

  issueCode(consent: Consent): string {
    const code = secret();
    this.codes.put(hash(code), { ...consent, expiresAt: Date.now() + CODE_SECONDS * 1_000, used: false });
    return code;
  }

  /**
   * Returns null if the code is unknown, used, too old or another client's, or if its redirect URI or verifier differ.
   */
  exchangeCode(given: { code: string; clientId: string; redirectUri: string; verifier?: string }): Tokens | null {
    const id = hash(given.code);
    const code = this.codes.get(id);
    if (!code || code.used || code.expiresAt < Date.now()) return null;
    if (code.clientId !== given.clientId || code.redirectUri !== given.redirectUri) return null;
    if (code.challenge !== null && !isVerified(code.challenge, given.verifier)) return null;
    this.codes.put(id, { ...code, used: true });
    const refreshToken = secret();
    const grant = {
      id: hash(refreshToken),
      clientId: code.clientId,
      scope: code.scope,
      handle: code.handle,
      revoked: false,
    };
    this.grants.put(grant.id, grant);
    return this.issueAccess(grant, refreshToken);
  }

  /** Returns null if the refresh token is unknown, revoked or another client's. */
  refresh(refreshToken: string, clientId: string): Tokens | null {
    const grant = this.grants.get(hash(refreshToken));
    const isLiving = grant && !grant.revoked && !grant.rotated && grant.clientId === clientId;
    return isLiving ? this.issueAccess(grant, refreshToken) : null;
  }

  /** Does the same as {@link refresh} for a network whose refresh tokens can be used once. */
  rotate(refreshToken: string, clientId: string): Tokens | null {
    const old = this.refresh(refreshToken, clientId) && this.grants.get(hash(refreshToken));
    if (!old) return null;
    this.grants.put(old.id, { ...old, rotated: true });
    const next = secret();
    return this.issueAccess(this.grants.put(hash(next), { ...old, id: hash(next) }), next);
  }

  /** Returns another access token of the same grant; null if this one is not valid. */
  derive(accessToken: string | null, kind: string, seconds = this.tokenSeconds): string | null {
    if (accessToken === null || !this.session(accessToken)) return null;
    const { grant } = this.access.get(hash(accessToken))!;
    const derived = secret();
    this.access.put(hash(derived), { grant, expiresAt: Date.now() + seconds * 1_000, kind });
    return derived;
  }

  /** Returns null if the access token is unknown, expired or revoked. */
  session(accessToken: string | null): Session | null {
    const access = accessToken === null ? undefined : this.access.get(hash(accessToken));
    const grant = access && this.grants.get(access.grant);
    if (!grant || grant.revoked || access.expiresAt <= Date.now()) return null;
    return { handle: grant.handle, scopes: grant.scope.split(/[\s,]+/), kind: access.kind };
  }

  /** Ends the grant of an access or refresh token; returns false if there is none. */
  revoke(token: string): boolean {
    const grant = this.grants.get(this.access.get(hash(token))?.grant ?? hash(token));
    if (!grant) return false;
    this.grants.put(grant.id, { ...grant, revoked: true });
    return true;
  }

  private issueAccess(grant: Grant, refreshToken: string): Tokens {
    const accessToken = secret();
    this.access.put(hash(accessToken), { grant: grant.id, expiresAt: Date.now() + this.tokenSeconds * 1_000 });
    return {
      accessToken,
      refreshToken,
      expiresIn: Math.floor(this.tokenSeconds),
      scope: grant.scope,
      handle: grant.handle,
    };
  }
}

/** Makes a random secret. Its prefix makes leaked secrets easy to find. */
function secret(): string {
  return `sandbox-token-${randomBytes(32).toString('base64url')}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Verifies an S256 challenge in base64url, as in the standard, or in hex, as at one network. */
function isVerified(challenge: string, verifier: string | undefined): boolean {
  const digest = createHash('sha256')
    .update(verifier ?? '')
    .digest();
  return challenge === digest.toString('base64url') || challenge === digest.toString('hex');
}

export type TokenForm = Record<string, string | undefined>;
type Granting = (authorization: Authorization, form: TokenForm, clientId: string) => Tokens | null;

/** Functions that return tokens for a token request (RFC 6749), by its `grant_type`. */
export const GRANTS: Record<string, Granting> = {
  authorization_code: (authorization, form, clientId) =>
    authorization.exchangeCode({
      code: form['code'] ?? '',
      clientId,
      redirectUri: form['redirect_uri'] ?? '',
      verifier: form['code_verifier'],
    }),
  refresh_token: (authorization, form, clientId) => authorization.refresh(form['refresh_token'] ?? '', clientId),
};

/** Rejects a token request as RFC 6749 defines. */
export const reject = (reply: FastifyReply, status: number, error: string, description: string): FastifyReply =>
  reply.code(status).send({ error, error_description: description });
