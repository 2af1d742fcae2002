import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Balance, type Charge } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { LedgerRepository } from './ledger.repository.js';

/** The book itself: every movement is an entry whose postings sum to zero, in the transaction of what caused it. */
@Injectable()
export class Ledger extends CreditGate {
  constructor(
    private readonly repository: LedgerRepository,
    private readonly transaction: Transaction,
  ) {
    super();
  }

  async read(organizationId: number): Promise<Balance> {
    const { available, held } = await this.repository.sums(organizationId);
    return { balance: available + held, held, available };
  }

  async hold({ organizationId, reference, amount }: Charge): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.repository.openHold(organizationId, reference, amount))) return;
      if (!(await this.repository.move(organizationId, -amount, amount)))
        throw new DomainError(CommonErrors.insufficientCredits);
      await this.repository.record({
        organizationId,
        kind: 'hold',
        amount,
        reference,
        postings: { available: -amount, held: amount },
      });
    });
  }

  async capture({ organizationId, reference, amount }: Charge): Promise<void> {
    await this.transaction.run(async () => {
      const held = await this.repository.closeHold(organizationId, reference);
      if (held === undefined) return;
      const price = Math.min(amount, held);
      await this.move(organizationId, held - price, -held);
      await this.repository.record({
        organizationId,
        kind: 'capture',
        amount: price,
        reference,
        postings: { held: -price, earned: price },
      });
      if (held > price) await this.giveBack(organizationId, reference, held - price);
    });
  }

  async release({ organizationId, reference }: Omit<Charge, 'amount'>): Promise<void> {
    await this.transaction.run(async () => {
      const held = await this.repository.closeHold(organizationId, reference);
      if (held === undefined) return;
      await this.move(organizationId, held, -held);
      await this.giveBack(organizationId, reference, held);
    });
  }

  /** Adds credits. Returns the entry's id and the new balance. */
  async grant(organizationId: number, amount: Micro, reference: string): Promise<{ entryId: number; balance: Micro }> {
    return this.transaction.run(async () => {
      await this.repository.openAccount(organizationId);
      const { available, held } = await this.move(organizationId, amount, 0);
      const entryId = await this.repository.record({
        organizationId,
        kind: 'grant',
        amount,
        reference,
        postings: { granted: -amount, available: amount },
      });
      return { entryId, balance: available + held };
    });
  }

  private async giveBack(organizationId: number, reference: string, amount: Micro): Promise<void> {
    await this.repository.record({
      organizationId,
      kind: 'release',
      amount,
      reference,
      postings: { held: -amount, available: amount },
    });
  }

  private async move(
    organizationId: number,
    available: Micro,
    held: Micro,
  ): Promise<{ available: Micro; held: Micro }> {
    const sums = await this.repository.move(organizationId, available, held);
    if (!sums) throw new Error(`the book of organization ${organizationId} does not add up`);
    return sums;
  }
}
