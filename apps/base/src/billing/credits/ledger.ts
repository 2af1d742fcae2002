import { Injectable } from '@nestjs/common';
import { creditsLow } from '@reelsheet/contracts';
import { Batcher, CommonErrors, DomainError, type Micro } from '@reelsheet/kernel';
import { CreditGate, type Balance, type Charge } from '@reelsheet/platform-credits';
import { joinsTransaction, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { CreditMetrics } from './credit-metrics.js';
import { LedgerRepository, type AccountName, type Booked, type Entry, type NewHold } from './ledger.repository.js';

const MAX_BATCH_SIZE = 100;
/** Share of the credits after a grant below which members are notified. */
const LOW_SHARE = 0.1;

/**
 * Double-entry ledger. Every movement is an entry whose postings sum to zero, written in the transaction that causes
 * it. All spending locks the row of the account, so it is written last in the transaction, by a single statement.
 */
@Injectable()
export class Ledger extends CreditGate {
  /** Batches of holds, by organizations with running ones. */
  private readonly batchers = new Map<number, Batcher<NewHold, boolean>>();

  constructor(
    private readonly repository: LedgerRepository,
    private readonly transaction: Transaction,
    private readonly metrics: CreditMetrics,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async read(organizationId: number): Promise<Balance> {
    const { available, held } = await this.repository.sums(organizationId);
    return { balance: available + held, held, available };
  }

  /**
   * Holds credits. Runs in the open transaction; without one, together with other holds of the organization that arrive
   * while the previous batch locks the account. When a batch fails, each hold runs alone.
   */
  async hold({ organizationId, ...hold }: Charge): Promise<void> {
    if (joinsTransaction() || !(await this.holdInBatch(organizationId, hold)))
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

  /** Adds credits. Returns the id of the entry and the new balance. */
  async grant(organizationId: number, amount: Micro, reference: string): Promise<{ entryId: number; balance: Micro }> {
    return this.transaction.run(async () => {
      await this.repository.openAccount(organizationId);
      const { available, held, entryId } = await this.book(organizationId, [granted(reference, amount)]);
      await this.repository.setLowMark(organizationId, LOW_SHARE);
      return { entryId, balance: available + held };
    });
  }

  /** Closes the open hold with the entries that `entriesFor` returns for its amount. Does nothing when none is open. */
  private async close(organizationId: number, reference: string, entriesFor: (open: Micro) => Entry[]): Promise<void> {
    await this.transaction.run(async () => {
      const open = await this.repository.closeHold(organizationId, reference);
      if (open !== undefined) await this.book(organizationId, entriesFor(open));
    });
  }

  /** Returns false when the hold could not be booked in a batch. */
  private async holdInBatch(organizationId: number, hold: NewHold): Promise<boolean> {
    const batcher =
      this.batchers.get(organizationId) ??
      new Batcher(MAX_BATCH_SIZE, (holds: readonly NewHold[]) => this.tryHoldAll(organizationId, holds));
    this.batchers.set(organizationId, batcher);
    try {
      return await batcher.add(hold);
    } finally {
      if (batcher.isIdle) this.batchers.delete(organizationId);
    }
  }

  /** Returns false when the batch fails, because one invalid hold must not fail the others. */
  private async tryHoldAll(organizationId: number, holds: readonly NewHold[]): Promise<boolean> {
    try {
      await this.holdAll(organizationId, holds);
      return true;
    } catch (error) {
      if (holds.length === 1) throw error;
      return false;
    }
  }

  /** Holds all or none. Holds that are already open stay unchanged. */
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
    if (!booked) throw new Error(`the ledger of organization ${organizationId} is inconsistent`);
    return booked;
  }

  private async write(organizationId: number, entries: readonly Entry[]): Promise<Booked | undefined> {
    const booked = await this.repository.book(organizationId, entries);
    if (!booked) return undefined;
    if (booked.isLow)
      await this.outbox.send(creditsLow, { organization_id: organizationId, available: booked.available });
    this.transaction.afterCommit(() => this.metrics.booked(entries));
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
