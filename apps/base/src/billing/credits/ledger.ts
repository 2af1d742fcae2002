import { Injectable } from '@nestjs/common';
import { Batcher, CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Balance, type Charge } from '@reelsheet/platform-credits';
import { insideTransaction, Transaction } from '@reelsheet/platform-database';
import { CreditMetrics } from './credit-metrics.js';
import { LedgerRepository, type AccountName, type Booked, type Entry, type NewHold } from './ledger.repository.js';

const HELD_TOGETHER = 100;

/**
 * The book itself: every movement is an entry whose postings sum to zero, in the transaction of what caused it.
 * Everybody who spends waits for the account's row, so it is written last, by one statement.
 */
@Injectable()
export class Ledger extends CreditGate {
  /** By organization, those of which some are under way. */
  private readonly batchers = new Map<number, Batcher<NewHold, boolean>>();

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

  /**
   * Part of the open transaction; where none is open, in one together with others of the organization that come
   * meanwhile, for each waits until the ones before have moved the account. Where that fails each goes alone.
   */
  async hold({ organizationId, ...hold }: Charge): Promise<void> {
    if (insideTransaction() || !(await this.holdTogether(organizationId, hold)))
      await this.holdAll(organizationId, [hold]);
  }

  async capture({ organizationId, reference, amount }: Charge): Promise<void> {
    await this.close(organizationId, reference, (open) => {
      const price = Math.min(amount, open);
      return open > price
        ? [captured(reference, price), released(reference, open - price)]
        : [captured(reference, price)];
    });
  }

  async release({ organizationId, reference }: Omit<Charge, 'amount'>): Promise<void> {
    await this.close(organizationId, reference, (open) => [released(reference, open)]);
  }

  /** Adds credits. Returns the entry's id and the new balance. */
  async grant(organizationId: number, amount: Micro, reference: string): Promise<{ entryId: number; balance: Micro }> {
    return this.transaction.run(async () => {
      await this.repository.openAccount(organizationId);
      const { available, held, entryId } = await this.book(organizationId, [granted(reference, amount)]);
      return { entryId, balance: available + held };
    });
  }

  /** Ends the open hold as `entriesFor` says of its amount; does nothing where none is open. */
  private async close(organizationId: number, reference: string, entriesFor: (open: Micro) => Entry[]): Promise<void> {
    await this.transaction.run(async () => {
      const open = await this.repository.closeHold(organizationId, reference);
      if (open !== undefined) await this.book(organizationId, entriesFor(open));
    });
  }

  /** False where it could not be held together with the others. */
  private async holdTogether(organizationId: number, hold: NewHold): Promise<boolean> {
    const batcher =
      this.batchers.get(organizationId) ??
      new Batcher(HELD_TOGETHER, (holds: readonly NewHold[]) => this.tryAll(organizationId, holds));
    this.batchers.set(organizationId, batcher);
    try {
      return await batcher.add(hold);
    } finally {
      if (batcher.isIdle) this.batchers.delete(organizationId);
    }
  }

  /** What is wrong with one of many is no fault of the others: false. */
  private async tryAll(organizationId: number, holds: readonly NewHold[]): Promise<boolean> {
    try {
      await this.holdAll(organizationId, holds);
      return true;
    } catch (error) {
      if (holds.length === 1) throw error;
      return false;
    }
  }

  /** All or none; those that are open already stay as they are. */
  private async holdAll(organizationId: number, holds: readonly NewHold[]): Promise<void> {
    await this.transaction.run(async () => {
      const opened = await this.repository.openHolds(organizationId, holds);
      if (opened.length === 0) return;
      const entries = opened.map(({ reference, amount }) => held(reference, amount));
      if (!(await this.write(organizationId, entries))) throw new DomainError(CommonErrors.insufficientCredits);
    });
  }

  private async book(organizationId: number, entries: readonly Entry[]): Promise<Booked> {
    const booked = await this.write(organizationId, entries);
    if (!booked) throw new Error(`the book of organization ${organizationId} does not add up`);
    return booked;
  }

  private async write(organizationId: number, entries: readonly Entry[]): Promise<Booked | undefined> {
    const booked = await this.repository.book(organizationId, entries);
    if (booked) this.transaction.afterCommit(() => this.metrics.booked(entries));
    return booked;
  }
}

const movement =
  (kind: Entry['kind'], from: AccountName, to: AccountName) =>
  (reference: string, amount: Micro): Entry => ({
    kind,
    reference,
    amount,
    postings: { [from]: -amount, [to]: amount },
  });
const granted = movement('grant', 'granted', 'available');
const held = movement('hold', 'available', 'held');
const captured = movement('capture', 'held', 'earned');
const released = movement('release', 'held', 'available');
