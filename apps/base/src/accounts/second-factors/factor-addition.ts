import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import type { Caller } from '@reelsheet/platform-auth';
import { AuditLog } from '../audit/audit.writer.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { AccountChange } from './account-change.js';
import { PasskeyRepository } from './passkeys/passkey.repository.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { MAX_FACTORS } from './second-factor-limits.js';
import { assertSession, tooManyFactors } from './second-factor.errors.js';
import { SecondFactorRepository, type SecondFactor } from './second-factor.repository.js';
import { SecurityNotices } from './security-notices.js';

export interface AddedFactor {
  readonly factor: SecondFactor;
  /** Recovery codes, which cannot be read again; undefined for a user who already has some. */
  readonly recoveryCodes: readonly string[] | undefined;
}

/** Puts a factor of any kind in use. */
@Injectable()
export class FactorAddition {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly sessions: SessionRepository,
    private readonly change: AccountChange,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_error` when the user, whose row is locked, cannot have another factor. */
  async assertCapacity(userId: number): Promise<void> {
    if ((await this.factors.count(userId)) >= MAX_FACTORS) throw tooManyFactors();
  }

  /**
   * Runs `add`, which returns the factor after its first proof. The first factor of a user comes with recovery codes
   * and ends the other sessions, and unfinished additions, which needed no factor. Throws `forbidden` for a key.
   */
  async run(caller: Caller, add: () => Promise<SecondFactor>): Promise<AddedFactor> {
    assertSession(caller);
    const { userId, sessionId } = caller;
    return this.change.run(caller, async ({ email }) => {
      await this.assertCapacity(userId);
      const isFirst = (await this.factors.count(userId)) === 0;
      const factor = await add();
      const recoveryCodes = isFirst ? newRecoveryCodes() : undefined;
      if (recoveryCodes) {
        await this.codes.replace(userId, recoveryCodes.map(hashRecoveryCode));
        await this.sessions.revoke(userId, this.clock.now(), { except: sessionId });
        await this.factors.removeUnconfirmed(userId);
        await this.passkeys.takeRegistration(userId, this.clock.now());
      }
      if (sessionId !== undefined) await this.sessions.proveFactor(sessionId, this.clock.now());
      await this.notices.enqueue('second_factor_added', email, { factor: factor.name });
      await this.audit.record({
        action: 'second_factor.added',
        target: `second_factor:${factor.id}`,
        userId,
        detail: { kind: factor.kind },
      });
      return { factor, recoveryCodes };
    });
  }
}
