import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { hashSecret, newSecret, RevocationBarrier, type Credential } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { jwtVerify, SignJWT } from 'jose';
import { AuditLog } from '../audit/audit.writer.js';
import { AccountsConfig } from '../accounts.config.js';
import { deadRefreshToken } from '../account.errors.js';
import { REFRESH_MS } from './session.js';
import { SessionRepository } from './session.repository.js';

const ACCESS_SECONDS = 15 * 60;
const ISSUER = 'reelsheet';

export interface IssuedTokens {
  readonly userId: number;
  readonly accessToken: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly refreshToken: string;
}

export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
}

/** An access token without its signature, and what the signature is known by. */
export type SignedToken = Extract<Credential, { kind: 'session' }>;

export interface LivingClaims extends AccessClaims {
  readonly expiresAt: Date;
}

/** Short-lived access tokens, and refresh tokens that work once. */
@Injectable()
export class TokenService {
  /** The first signs, each is good. */
  private readonly secrets: readonly [Uint8Array, ...Uint8Array[]];

  constructor(
    config: AccountsConfig,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly barrier: RevocationBarrier,
    private readonly clock: Clock,
  ) {
    const { JWT_SECRET: secret, JWT_SECRET_OTHER: other } = config;
    const encode = (text: string) => new TextEncoder().encode(text);
    this.secrets = [encode(secret), ...(other ? [encode(other)] : [])];
  }

  /** A new session for a user who proved who they are. */
  async open(userId: number, userAgent: string | null): Promise<IssuedTokens> {
    const sessionId = newUuid();
    return this.transaction.run(async () => {
      await this.sessions.open({ id: sessionId, userId, userAgent }, this.clock.now());
      return this.issue({ userId, sessionId });
    });
  }

  /** Renews a session. A token shown a second time ends its session, for one of the two showed a stolen one. */
  async refresh(refreshToken: string): Promise<IssuedTokens> {
    const hash = hashSecret(refreshToken);
    const issued = await this.transaction.run(async () => {
      const session = await this.sessions.useRefreshToken(hash, this.clock.now());
      return session && this.issue(session);
    });
    if (issued) return issued;
    const robbed = await this.transaction.run(() => this.endSessionOf(hash));
    if (robbed !== undefined) await this.barrier.pass(robbed);
    throw deadRefreshToken();
  }

  private async endSessionOf(hash: Buffer): Promise<number | undefined> {
    const userId = await this.sessions.revokeSessionOf(hash, this.clock.now());
    if (userId !== undefined)
      await this.audit.record({ action: 'session.refresh_reused', target: `user:${userId}`, userId });
    return userId;
  }

  /** What a living access token of ours says, or undefined. Its signature is made again, since others tell only the hash of it. */
  async read({ signed, signature_sha256 }: SignedToken): Promise<LivingClaims | undefined> {
    const told = Buffer.from(signature_sha256, 'hex');
    for (const secret of this.secrets) {
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      if (timingSafeEqual(hashSecret(signature), told)) return this.claimsOf(`${signed}.${signature}`, secret);
    }
    return undefined;
  }

  private async claimsOf(token: string, secret: Uint8Array): Promise<LivingClaims | undefined> {
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

  private async issue({ userId, sessionId }: AccessClaims): Promise<IssuedTokens> {
    const now = this.clock.now();
    const refreshToken = newSecret();
    await this.sessions.addRefreshToken(hashSecret(refreshToken), sessionId, new Date(now.getTime() + REFRESH_MS));
    const issuedAt = Math.floor(now.getTime() / 1_000);
    const accessToken = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_SECONDS)
      .sign(this.secrets[0]);
    return { userId, accessToken, expiresIn: ACCESS_SECONDS, refreshToken };
  }
}
