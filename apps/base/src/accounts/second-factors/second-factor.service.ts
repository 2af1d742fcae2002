import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError } from '@reelsheet/kernel';
import type { Caller } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../audit/audit.writer.js';
import { AccountChange } from './account-change.js';
import { ReauthenticationService } from './reauthentication.service.js';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.js';
import { RecoveryCodeRepository } from './recovery-code.repository.js';
import { noFactors } from './second-factor.errors.js';
import { SecondFactorRepository, type SecondFactor } from './second-factor.repository.js';
import type { OwnerProof } from './second-factor.js';
import { SecurityNotices } from './security-notices.js';

export interface SecondFactors {
  readonly factors: readonly SecondFactor[];
  /** Number of recovery codes that were not used. */
  readonly recoveryCodesLeft: number;
}

/** The second factors of a user. Factors of other users are reported as not found. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly codes: RecoveryCodeRepository,
    private readonly reauthentication: ReauthenticationService,
    private readonly change: AccountChange,
    private readonly notices: SecurityNotices,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async list(userId: number): Promise<SecondFactors> {
    const [factors, recoveryCodesLeft] = await Promise.all([
      this.factors.listOf(userId),
      this.codes.countUnused(userId),
    ]);
    return { factors, recoveryCodesLeft };
  }

  /** Throws `not_found`. */
  async rename(userId: number, id: string, name: string): Promise<SecondFactor> {
    return this.transaction.run(async () => {
      const factor = await this.factors.rename(userId, id, name);
      if (!factor) throw new DomainError(CommonErrors.notFound);
      await this.audit.record({ action: 'second_factor.renamed', target: `second_factor:${id}`, userId });
      return factor;
    });
  }

  /** Removes a factor; the last one with the recovery codes. Throws `not_found` or `validation_error`. */
  async remove(caller: Caller, address: string, id: string, proof: OwnerProof | undefined): Promise<void> {
    const { userId } = caller;
    const factor = await this.factors.find(userId, id);
    if (!factor) throw new DomainError(CommonErrors.notFound);
    await this.reauthentication.assert(caller, address, proof);
    await this.change.run(caller, async ({ email }) => {
      if (!(await this.factors.remove(userId, id))) throw new DomainError(CommonErrors.notFound);
      if ((await this.factors.count(userId)) === 0) await this.codes.removeAll(userId);
      await this.notices.enqueue('second_factor_removed', email, { factor: factor.name });
      await this.audit.record({
        action: 'second_factor.removed',
        target: `second_factor:${id}`,
        userId,
        detail: { kind: factor.kind },
      });
    });
  }

  /** Replaces all recovery codes and returns the new ones, which cannot be read again. Throws `validation_error`. */
  async renewRecoveryCodes(caller: Caller, address: string, proof: OwnerProof | undefined): Promise<string[]> {
    const { userId } = caller;
    await this.reauthentication.assert(caller, address, proof);
    const codes = newRecoveryCodes();
    await this.change.run(caller, async ({ email }) => {
      if ((await this.factors.count(userId)) === 0) throw noFactors();
      await this.codes.replace(userId, codes.map(hashRecoveryCode));
      await this.notices.enqueue('recovery_codes_renewed', email);
      await this.audit.record({ action: 'recovery_codes.renewed', target: `user:${userId}`, userId });
    });
    return codes;
  }
}
