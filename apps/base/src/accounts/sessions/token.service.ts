import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, RevocationBarrier, type Credential } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { jwtVerify, SignJWT } from 'jose';
import { AccountsConfig } from '../accounts.config.js';
import { invalidRefreshToken } from '../account.errors.js';
import type { Device } from './device.js';
import { REFRESH_TOKEN_TTL_MS } from './session.js';
import { SessionLife } from './session-life.js';
import { RefreshRotation } from './refresh-rotation.js';
import { RefreshTokenRepository, type RefreshedSession, type TokenSlot } from './refresh-token.repository.js';
import { SessionRepository } from './session.repository.js';
import { ACCESS_TOKEN_TTL_SECONDS } from './session-limits.js';

const ISSUER = 'reelsheet';

export interface IssuedTokens {
  readonly userId: number;
  readonly accessToken: string;
  /** In seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string;
}

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/** An access token without its signature, and the hash of the signature. */
export type SignedToken = Extract<Credential, { kind: 'session' }>;

export interface ActiveClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** Issues short-lived access tokens and single-use refresh tokens. */
@Injectable()
export class TokenService {
  /** Current signing key first; older keys only verify. */
  private readonly secrets: readonly [Uint8Array, ...Uint8Array[]];

  constructor(
    config: AccountsConfig,
    private readonly sessions: SessionRepository,
    private readonly refreshTokens: RefreshTokenRepository,
    private readonly rotation: RefreshRotation,
    private readonly life: SessionLife,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {
    const { JWT_SECRET: secret, JWT_SECRET_OTHER: other } = config;
    const encode = (text: string) => new TextEncoder().encode(text);
    this.secrets = [encode(secret), ...(other ? [encode(other)] : [])];
  }

  /** Creates a session for an authenticated user, who has proved a second factor or not. */
  async open(userId: number, device: Device, { hasProvedFactor = false } = {}): Promise<IssuedTokens> {
    const now = this.clock.now();
    const session = { id: newUuid(), userId, createdAt: now };
    return this.transaction.run(async () => {
      await this.sessions.open({ ...session, ...device, factorProvedAt: hasProvedFactor ? now : null });
      return this.issue(session);
    });
  }

  /** Stores in the open transaction that a session has proved a second factor. Returns undefined for an ended one. */
  async proveFactor(sessionId: string): Promise<IssuedTokens | undefined> {
    const session = await this.sessions.proveFactor(sessionId, this.clock.now());
    return session && session.createdAt > this.life.earliestStart() ? this.issue(session) : undefined;
  }

  /** Renews the tokens of a session. Throws `unauthorized` for a refresh token that is invalid or was reused. */
  async refresh(refreshToken: string, { network }: Device): Promise<IssuedTokens> {
    const result = await this.transaction.run(async () => {
      const rotation = await this.rotation.rotate(hashSecret(refreshToken), network);
      return rotation.outcome === 'renewed' ? this.issue(rotation.session, rotation.slot) : rotation;
    });
    if ('accessToken' in result) return result;
    if (result.outcome === 'reused') await this.barrier.pass(result.userId);
    throw invalidRefreshToken();
  }

  /**
   * Returns the claims of a valid access token of ours, otherwise undefined. Recomputes the signature, because other
   * services send only its hash.
   */
  async read({ signed, signature_sha256 }: SignedToken): Promise<ActiveClaims | undefined> {
    const expected = Buffer.from(signature_sha256, 'hex');
    for (const secret of this.secrets) {
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      if (timingSafeEqual(hashSecret(signature), expected)) return this.claimsOf(`${signed}.${signature}`, secret);
    }
    return undefined;
  }

  private async claimsOf(token: string, secret: Uint8Array): Promise<ActiveClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        issuer: ISSUER,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: this.clock.now(),
      });
      return {
        userId: Number(payload.sub),
        sessionId: String(payload['sid']),
        expiresAt: new Date(payload.exp! * 1_000),
      };
    } catch {
      return undefined;
    }
  }

  /** No token is valid beyond the end of its session. */
  private async issue(session: RefreshedSession, slot?: TokenSlot): Promise<IssuedTokens> {
    const { id: sessionId, userId } = session;
    const now = this.clock.now().getTime();
    const end = this.life.endOf(session).getTime();
    const refreshToken = newSecret();
    const refreshableUntil = new Date(Math.min(now + REFRESH_TOKEN_TTL_MS, end));
    const stored = { hash: hashSecret(refreshToken), sessionId, expiresAt: refreshableUntil };
    await this.refreshTokens.add(stored, slot);
    const issuedAt = Math.floor(now / 1_000);
    const expiresIn = Math.min(ACCESS_TOKEN_TTL_SECONDS, Math.floor(end / 1_000) - issuedAt);
    const accessToken = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + expiresIn)
      .sign(this.secrets[0]);
    return { userId, accessToken, expiresIn, refreshToken };
  }
}
