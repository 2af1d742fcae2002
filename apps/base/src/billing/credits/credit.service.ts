import { Injectable } from '@nestjs/common';
import { CommonErrors, readCredits, toCredits, type Micro } from '@reelsheet/kernel';
import type { Balance } from '@reelsheet/platform-credits';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { FounderWriter } from '../../accounts/organizations/founder.writer.js';
import { OrganizationReader } from '../../accounts/organizations/organization.reader.js';
import { Ledger } from './ledger.js';
import { LedgerRepository, type LedgerEntry } from './ledger.repository.js';
import { PAGE_SIZE } from './credit-limits.js';

export interface GrantOrder {
  readonly organizationId: number;
  /** Credits, more than zero. */
  readonly amount: number;
  readonly reason: string;
  readonly idempotencyKey: string;
}

export interface GrantAnswer {
  readonly id: number;
  readonly balance: Micro;
}

/** Balances for members, and grants by the operator. */
@Injectable()
export class CreditService {
  constructor(
    private readonly ledger: Ledger,
    private readonly repository: LedgerRepository,
    private readonly organizations: OrganizationReader,
    private readonly founders: FounderWriter,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  async statement(organizationId: number, page: number): Promise<Balance & { entries: LedgerEntry[] }> {
    const balance = await this.ledger.read(organizationId);
    return { ...balance, entries: await this.repository.page(organizationId, page, PAGE_SIZE) };
  }

  /** Grants credits. Repeating a key returns the first response and grants nothing. */
  async grant(order: GrantOrder): Promise<GrantAnswer> {
    const amount = readCredits('amount', order.amount);
    const earlier = await this.repository.findGrant(order.idempotencyKey);
    if (earlier) return { id: earlier.entryId, balance: earlier.balanceAfter };
    try {
      return await this.transaction.run(() => this.grantOnce(order, amount));
    } catch (error) {
      if (isDuplicate(error, 'credit_grant_pkey')) return this.grant(order);
      throw error;
    }
  }

  private async grantOnce({ organizationId, reason, idempotencyKey }: GrantOrder, amount: Micro): Promise<GrantAnswer> {
    await this.organizations.assertActive(organizationId, CommonErrors.organizationNotFound);
    const { entryId, balance } = await this.ledger.grant(organizationId, amount, `grant:${idempotencyKey}`);
    await this.founders.recordGrant(organizationId);
    await this.repository.saveGrant({ idempotencyKey, entryId, organizationId, reason, balanceAfter: balance });
    await this.audit.record({
      action: 'credits.granted',
      target: `ledger_entry:${entryId}`,
      organizationId,
      detail: { amount: toCredits(amount), reason },
    });
    return { id: entryId, balance };
  }
}
