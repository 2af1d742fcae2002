import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { AccountsConfig } from '../accounts.config.js';
import { identityOf, type ExternalIdentity } from './external-identity.js';
import { isForBearer, isStrongEnough } from './external-token.js';

/** Only algorithms with a private key: a public key must never be accepted as a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/**
 * Timeout of each of the two requests to the issuer. Their sum is shorter than the time that other services wait for
 * base.
 */
const TIMEOUT_MS = 1_500;

/** Minimum time between two requests for an unknown key, whatever key ids tokens name. */
const COOLDOWN_MS = 1_000;

/** Error codes of invalid tokens. Every other error is caused by the issuer. */
const TOKEN_ERROR_CODES: readonly string[] = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
].map(({ code }) => code);

/** Verifies bearer tokens of the configured OpenID Connect issuer, which are accepted besides our own. */
@Injectable()
export class OidcIssuer {
  private readonly strengths: readonly string[];
  private keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(
    private readonly config: AccountsConfig,
    private readonly clock: Clock,
  ) {
    this.strengths = config.OIDC_ACR?.split(',').map((value) => value.trim()) ?? [];
  }

  /** Returns whether a token names the issuer. This only selects who verifies the token. */
  claims(token: string): boolean {
    const { OIDC_ISSUER } = this.config;
    try {
      return OIDC_ISSUER !== undefined && decodeJwt(token).iss === OIDC_ISSUER;
    } catch {
      return false;
    }
  }

  /**
   * Returns the identity in a valid token of the issuer; undefined for an invalid one. Throws `service_unavailable`
   * while the keys of the issuer cannot be fetched.
   */
  async read(token: string): Promise<ExternalIdentity | undefined> {
    const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience } = this.config;
    const rules = {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      requiredClaims: ['exp', 'sub'],
      currentDate: this.clock.now(),
    };
    try {
      const { protectedHeader, payload } = await jwtVerify(token, await this.keySet(), rules);
      const isAccepted = isForBearer(protectedHeader, payload, audience!) && isStrongEnough(payload, this.strengths);
      return isAccepted ? identityOf(payload) : undefined;
    } catch (cause) {
      if (cause instanceof errors.JOSEError && TOKEN_ERROR_CODES.includes(cause.code)) return undefined;
      throw new DomainError(CommonErrors.unavailable, 'The issuer of this token is away; try again', undefined, {
        cause,
      });
    }
  }

  /** Caches the key set after the first successful discovery. */
  private keySet(): Promise<JWTVerifyGetKey> {
    this.keys ??= this.discover().catch((error: unknown) => {
      this.keys = undefined;
      throw error;
    });
    return this.keys;
  }

  private async discover(): Promise<JWTVerifyGetKey> {
    const issuer = this.config.OIDC_ISSUER!;
    const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown };
    if (!response.ok || document.issuer !== issuer) throw new Error(`${address} does not describe the issuer`);
    return createRemoteJWKSet(new URL(String(document.jwks_uri)), {
      timeoutDuration: TIMEOUT_MS,
      cooldownDuration: COOLDOWN_MS,
    });
  }
}
