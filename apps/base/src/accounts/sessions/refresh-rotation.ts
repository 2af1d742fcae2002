import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { AuditLog } from '../audit/audit.writer.js';
import { RefreshTokenRepository, type RefreshedSession, type TokenSlot } from './refresh-token.repository.js';
import { SessionLife } from './session-life.js';
import { REPEAT_WINDOW_MS } from './session-limits.js';
import { SessionRepository } from './session.repository.js';

/**
 * Result of a refresh token: the slot of the token that its session receives, the user whose session has ended because
 * the token was used before, or neither for a token that is invalid.
 */
export type Rotation =
  | { readonly outcome: 'renewed'; readonly session: RefreshedSession; readonly slot: TokenSlot }
  | { readonly outcome: 'reused'; readonly userId: number }
  | { readonly outcome: 'invalid' };

/**
 * Replaces refresh tokens by their successors. Each token works once. A token that is sent again shortly after, while
 * no successor of it was used, gets another successor: the first response may have been lost, or two pages of one
 * browser have renewed at once. A token that is sent later, or after its successor was used, is known to two holders,
 * one of whom is a thief.
 */
@Injectable()
export class RefreshRotation {
  constructor(
    private readonly tokens: RefreshTokenRepository,
    private readonly sessions: SessionRepository,
    private readonly life: SessionLife,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Runs in the open transaction, and keeps the session locked until its end. */
  async rotate(hash: Buffer, network: string): Promise<Rotation> {
    const session = await this.tokens.lockSession(hash);
    if (!session || session.createdAt <= this.life.earliestStart()) return { outcome: 'invalid' };
    const now = this.clock.now();
    // The token is read after the lock, so that it shows what the transaction before has changed.
    const token = await this.tokens.get(hash);
    const slot = { chain: token.chain ?? token.hash, position: token.position + 1 };
    if (token.usedAt === null) {
      if (token.expiresAt <= now) return { outcome: 'invalid' };
      await this.tokens.use(token, now);
    } else if (!isRecent(token.usedAt, now) || !(await this.tokens.isUnused(slot))) {
      return this.end(session, now);
    }
    await this.sessions.refresh(session.id, network, now);
    return { outcome: 'renewed', session, slot };
  }

  private async end({ id, userId }: RefreshedSession, now: Date): Promise<Rotation> {
    await this.sessions.revoke(userId, now, { only: id });
    await this.audit.record({ action: 'session.refresh_reused', target: `user:${userId}`, userId });
    return { outcome: 'reused', userId };
  }
}

const isRecent = (usedAt: Date, now: Date) => now.getTime() - usedAt.getTime() < REPEAT_WINDOW_MS;
