import { Injectable } from '@nestjs/common';
import { toCredits, type Micro } from '@reelsheet/kernel';
import { CreditGate } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../../accounts/audit/audit.writer.js';
import { UNCOLLECTED_HOURS } from '../generation-limits.js';
import { VendorTaskRepository } from './vendor-task.repository.js';

/** Lets an organization pay for work of stopped generations that nobody can collect any more. */
@Injectable()
export class UncollectedWorkService {
  constructor(
    private readonly repository: VendorTaskRepository,
    private readonly credits: CreditGate,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  /** Charges all of it once and returns the price. Throws `insufficient_credits_for_job`, and then charges nothing. */
  async pay(organizationId: number): Promise<Micro> {
    return this.transaction.run(async () => {
      const { amount, generationId } = await this.repository.clearPayable(organizationId, UNCOLLECTED_HOURS);
      if (amount > 0) {
        const charge = { organizationId, reference: `uncollected_work:${generationId}`, amount };
        await this.credits.hold(charge);
        await this.credits.capture(charge);
      }
      await this.audit.record({
        action: 'uncollected_work.paid',
        target: `organization:${organizationId}`,
        organizationId,
        detail: { amount: toCredits(amount) },
      });
      return amount;
    });
  }
}
