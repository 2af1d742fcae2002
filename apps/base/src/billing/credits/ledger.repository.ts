import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { bigint, boolean, Database, double, row, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import {
  CreditAccountEntity,
  CreditGrantEntity,
  CreditHoldEntity,
  LedgerEntryEntity,
  type EntryKind,
} from './ledger.entity.js';

export type AccountName = 'granted' | 'available' | 'held' | 'earned';
export type Postings = Partial<Record<AccountName, Micro>>;

const Account = rowOf(CreditAccountEntity, 'available', 'held');
export type Sums = RowOf<typeof Account>;

const BookedEntry = Account.with({
  /** True if these entries have left less than the mark. */
  isLow: boolean(),
  /** Id of the first entry. */
  entryId: typeOf(LedgerEntryEntity, 'id'),
});
export type Booked = RowOf<typeof BookedEntry>;

export type LedgerEntry = Readonly<LedgerEntryEntity>;

const Totals = row({ available: bigint(), held: bigint() });
const Inconsistencies = row({ entries: double(), accounts: double(), holds: double() });
/** Maximum number of recent entries to check. */
const MAX_CHECKED_ENTRIES = 10_000;

const Hold = rowOf(CreditHoldEntity, 'reference', 'amount');

export type CreditGrant = Readonly<CreditGrantEntity>;

export interface Entry {
  readonly kind: EntryKind;
  readonly amount: Micro;
  /** The amounts sum to zero. */
  readonly postings: Postings;
  readonly reference: string;
}

export type NewHold = Pick<CreditHoldEntity, 'reference' | 'amount'>;

@Injectable()
export class LedgerRepository {
  constructor(private readonly db: Database) {}

  async sums(organizationId: number): Promise<Sums> {
    const sums = await this.db.row(Account, `SELECT available, held FROM credit_account WHERE organization_id = $1`, [
      organizationId,
    ]);
    return sums ?? { available: 0, held: 0 };
  }

  /** Returns the sums over all organizations. */
  async totals(): Promise<RowOf<typeof Totals>> {
    return this.db.single(
      Totals,
      `SELECT coalesce(sum(available), 0)::bigint AS available, coalesce(sum(held), 0)::bigint AS held
       FROM credit_account`,
    );
  }

  /**
   * Counts inconsistencies: recent entries that do not sum to zero, recently changed accounts that differ from their
   * postings, and accounts whose held amount differs from their open holds.
   */
  async inconsistencies(): Promise<RowOf<typeof Inconsistencies>> {
    return this.db.single(
      Inconsistencies,
      `WITH lately AS MATERIALIZED (SELECT id, organization_id FROM ledger_entry ORDER BY id DESC LIMIT $1)
       SELECT
         (SELECT count(*) FROM (SELECT FROM lately JOIN ledger_posting ON entry_id = lately.id
            GROUP BY entry_id HAVING sum(amount) <> 0) AS uneven)::float8 AS entries,
         (SELECT count(*) FROM credit_account AS account
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(posting.amount) FILTER (WHERE posting.account = 'available'), 0) AS available,
              coalesce(sum(posting.amount) FILTER (WHERE posting.account = 'held'), 0) AS held
            FROM ledger_entry AS entry JOIN ledger_posting AS posting ON posting.entry_id = entry.id
            WHERE entry.organization_id = account.organization_id) AS book
          WHERE account.organization_id IN (SELECT organization_id FROM (SELECT * FROM lately
          ORDER BY id DESC LIMIT 20) AS last)
            AND (account.available <> book.available OR account.held <> book.held))::float8 AS accounts,
         (SELECT count(*) FROM credit_account AS account LEFT JOIN (
            SELECT organization_id, sum(amount) AS held FROM credit_hold
            WHERE is_open GROUP BY 1) AS open USING (organization_id)
          WHERE account.held <> coalesce(open.held, 0))::float8 AS holds`,
      [MAX_CHECKED_ENTRIES],
    );
  }

  async openAccount(organizationId: number): Promise<void> {
    await this.db.execute(`INSERT INTO credit_account (organization_id) VALUES ($1) ON CONFLICT DO NOTHING`, [
      organizationId,
    ]);
  }

  /** Sets the amount below which members are notified to a share of what is available. */
  async setLowMark(organizationId: number, share: number): Promise<void> {
    await this.db.execute(
      `UPDATE credit_account SET low_mark = floor(available * $2::float8), low_since = NULL WHERE organization_id = $1`,
      [organizationId, share],
    );
  }

  /**
   * Inserts entries with distinct kinds or references and their postings, and updates the account by them. A single
   * statement, which locks the account. Returns undefined, without changes, when a sum would become negative.
   */
  async book(organizationId: number, entries: readonly Entry[]): Promise<Booked | undefined> {
    const sides = entries.flatMap(({ kind, reference, postings }) =>
      Object.entries(postings).map(([account, amount]) => ({ kind, reference, account, amount })),
    );
    const changeOf = (name: AccountName) =>
      sides.filter(({ account }) => account === name).reduce((sum, { amount }) => sum + amount, 0);
    return this.db.row(
      BookedEntry,
      `WITH moved AS (
         UPDATE credit_account SET available = available + $2, held = held + $3,
           low_since = CASE WHEN available + $2 < low_mark THEN coalesce(low_since, now()) END
         WHERE organization_id = $1 AND available + $2 >= 0 AND held + $3 >= 0
         RETURNING available, held, coalesce(low_since = now(), false) AS is_low
       ), entry AS (
         INSERT INTO ledger_entry (organization_id, kind, reference, amount)
         SELECT $1, kind, reference, amount
         FROM moved, unnest($4::text[], $5::text[], $6::bigint[]) AS entry (kind, reference, amount)
         RETURNING id, kind, reference
       ), posting AS (
         INSERT INTO ledger_posting (entry_id, account, amount)
         SELECT entry.id, side.account, side.amount
         FROM entry JOIN unnest($7::text[], $8::text[], $9::text[], $10::bigint[]) AS side (kind, reference, account,
         amount) USING (kind, reference)
       )
       SELECT available, held, is_low, (SELECT min(id) FROM entry) AS entry_id FROM moved`,
      [
        organizationId,
        changeOf('available'),
        changeOf('held'),
        entries.map(({ kind }) => kind),
        entries.map(({ reference }) => reference),
        entries.map(({ amount }) => amount),
        sides.map(({ kind }) => kind),
        sides.map(({ reference }) => reference),
        sides.map(({ account }) => account),
        sides.map(({ amount }) => amount),
      ],
    );
  }

  /**
   * Opens holds and returns those that were not already open. Sorted by reference, so that concurrent statements do not
   * deadlock.
   */
  async openHolds(organizationId: number, holds: readonly NewHold[]): Promise<NewHold[]> {
    return this.db.rows(
      Hold,
      `INSERT INTO credit_hold (organization_id, reference, amount)
       SELECT $1, reference, amount FROM unnest($2::text[], $3::bigint[]) AS hold (reference, amount) ORDER BY reference
       ON CONFLICT (organization_id, reference) WHERE is_open DO NOTHING RETURNING reference, amount`,
      [organizationId, holds.map(({ reference }) => reference), holds.map(({ amount }) => amount)],
    );
  }

  /** Closes the open hold and returns its amount; undefined when none is open. */
  async closeHold(organizationId: number, reference: string): Promise<Micro | undefined> {
    const hold = await this.db.row(
      Hold,
      `UPDATE credit_hold SET is_open = false WHERE organization_id = $1 AND reference = $2 AND is_open
       RETURNING reference, amount`,
      [organizationId, reference],
    );
    return hold?.amount;
  }

  async page(organizationId: number, page: number, size: number): Promise<LedgerEntry[]> {
    return this.db
      .repository(LedgerEntryEntity)
      .find({ where: { organizationId }, order: { id: 'DESC' }, skip: (page - 1) * size, take: size });
  }

  async findGrant(idempotencyKey: string): Promise<CreditGrant | null> {
    return this.db.repository(CreditGrantEntity).findOneBy({ idempotencyKey });
  }

  async saveGrant(grant: CreditGrant): Promise<void> {
    await this.db.repository(CreditGrantEntity).insert(grant);
  }
}
