import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Balance, type Charge } from '@reelsheet/platform-credits';
import { Transaction } from '@reelsheet/platform-database';
import { CreditMetrics } from './credit-metrics.js';
import { LedgerRepository, type Booked, type Entry } from './ledger.repository.js';

/**
 * The book itself: every movement is an entry whose postings sum to zero, in the transaction of what caused it.
 * Everybody who spends waits for the account's row, so it is written last, by one statement.
 */
@Injectable()
export class Ledger extends CreditGate {
  constructor(
    private readonly repository: LedgerRepository,
    private readonly transaction: Transaction,
    private readonly metrics: CreditMetrics,
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
      const booked = await this.write(organizationId, reference, [held(amount)]);
      if (!booked) throw new DomainError(CommonErrors.insufficientCredits);
    });
  }

  async capture({ organizationId, reference, amount }: Charge): Promise<void> {
    await this.close(organizationId, reference, (open) => {
      const price = Math.min(amount, open);
      return open > price ? [captured(price), released(open - price)] : [captured(price)];
    });
  }

  async release({ organizationId, reference }: Omit<Charge, 'amount'>): Promise<void> {
    await this.close(organizationId, reference, (open) => [released(open)]);
  }

  /** Adds credits. Returns the entry's id and the new balance. */
  async grant(organizationId: number, amount: Micro, reference: string): Promise<{ entryId: number; balance: Micro }> {
    return this.transaction.run(async () => {
      await this.repository.openAccount(organizationId);
      const { available, held, entryId } = await this.book(organizationId, reference, [granted(amount)]);
      return { entryId, balance: available + held };
    });
  }

  /** Ends the open hold as `entriesFor` says of its amount; does nothing where none is open. */
  private async close(organizationId: number, reference: string, entriesFor: (open: Micro) => Entry[]): Promise<void> {
    await this.transaction.run(async () => {
      const open = await this.repository.closeHold(organizationId, reference);
      if (open !== undefined) await this.book(organizationId, reference, entriesFor(open));
    });
  }

  private async book(organizationId: number, reference: string, entries: readonly Entry[]): Promise<Booked> {
    const booked = await this.write(organizationId, reference, entries);
    if (!booked) throw new Error(`the book of organization ${organizationId} does not add up`);
    return booked;
  }

  private async write(organizationId: number, reference: string, entries: readonly Entry[]) {
    const booked = await this.repository.book(organizationId, reference, entries);
    if (booked) this.transaction.afterCommit(() => this.metrics.booked(reference, entries));
    return booked;
  }
}

const granted = (amount: Micro): Entry => ({
  kind: 'grant',
  amount,
  postings: { granted: -amount, available: amount },
});
const held = (amount: Micro): Entry => ({ kind: 'hold', amount, postings: { available: -amount, held: amount } });
const captured = (amount: Micro): Entry => ({ kind: 'capture', amount, postings: { held: -amount, earned: amount } });
const released = (amount: Micro): Entry => ({
  kind: 'release',
  amount,
  postings: { held: -amount, available: amount },
});
