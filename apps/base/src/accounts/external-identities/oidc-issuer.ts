import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { AccountsConfig } from '../accounts.config.js';
import { identityOf, type ExternalIdentity } from './external-identity.js';

/** Signatures by a private key alone: a public key must never pass for a shared secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Each of the two questions to the issuer; together they stay below what a neighbour waits for base. */
const TIMEOUT_MS = 1_500;

/** At most this often is an unknown key asked for, whatever tokens name. */
const COOLDOWN_MS = 1_000;

/** What speaks against the token; every other failure is the issuer's. */
const FAULTS_OF_TOKENS: readonly string[] = [
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

/** The OpenID Connect issuer whose bearer tokens are taken beside our own. */
@Injectable()
export class OidcIssuer {
  private keys: Promise<JWTVerifyGetKey> | undefined;

  constructor(
    private readonly config: AccountsConfig,
    private readonly clock: Clock,
  ) {}

  /** Whether a token claims to be the issuer's, which says who shall verify it and nothing more. */
  claims(token: string): boolean {
    const { OIDC_ISSUER } = this.config;
    try {
      return OIDC_ISSUER !== undefined && decodeJwt(token).iss === OIDC_ISSUER;
    } catch {
      return false;
    }
  }

  /** Whom a living token of the issuer names, or undefined. Throws `service_unavailable` while the issuer's keys cannot be had. */
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
      const { payload } = await jwtVerify(token, await this.keySet(), rules);
      return identityOf(payload);
    } catch (cause) {
      if (cause instanceof errors.JOSEError && FAULTS_OF_TOKENS.includes(cause.code)) return undefined;
      throw new DomainError(CommonErrors.unavailable, 'The issuer of this token is away; try again', undefined, {
        cause,
      });
    }
  }

  /** Found out once; a failure is not remembered. */
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
