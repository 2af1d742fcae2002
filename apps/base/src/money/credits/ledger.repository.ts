import { Injectable } from '@nestjs/common';
import type { Micro } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';
import { CreditGrantEntity, LedgerEntryEntity, type EntryKind } from './ledger.entity.js';

export type AccountName = 'granted' | 'available' | 'held' | 'earned';
export type Postings = Partial<Record<AccountName, Micro>>;

export interface Sums {
  readonly available: Micro;
  readonly held: Micro;
}

export interface NewEntry {
  readonly organizationId: number;
  readonly kind: EntryKind;
  readonly amount: Micro;
  readonly reference: string;
  readonly postings: Postings;
}

@Injectable()
export class LedgerRepository {
  constructor(private readonly db: Database) {}

  async sums(organizationId: number): Promise<Sums> {
    const row = await this.db.one<Sums>(`SELECT available, held FROM credit_account WHERE organization_id = $1`, [
      organizationId,
    ]);
    return row ?? { available: 0, held: 0 };
  }

  /** Moves the account's sums; undefined where that would take it below zero. */
  async move(organizationId: number, available: Micro, held: Micro): Promise<Sums | undefined> {
    return this.db.one(
      `UPDATE credit_account SET available = available + $2, held = held + $3
       WHERE organization_id = $1 AND available + $2 >= 0 AND held + $3 >= 0 RETURNING available, held`,
      [organizationId, available, held],
    );
  }

  async openAccount(organizationId: number): Promise<void> {
    await this.db.query(`INSERT INTO credit_account (organization_id) VALUES ($1) ON CONFLICT DO NOTHING`, [
      organizationId,
    ]);
  }

  /** Writes an entry with its postings in one statement. */
  async record({ organizationId, kind, amount, reference, postings }: NewEntry): Promise<number> {
    const accounts = Object.entries(postings);
    const row = await this.db.one<{ id: number }>(
      `WITH entry AS (INSERT INTO ledger_entry (organization_id, kind, amount, reference) VALUES ($1, $2, $3, $4) RETURNING id),
            sides AS (INSERT INTO ledger_posting (entry_id, account, amount)
                      SELECT entry.id, side.account, side.amount FROM entry, unnest($5::text[], $6::bigint[]) AS side (account, amount))
       SELECT id FROM entry`,
      [
        organizationId,
        kind,
        amount,
        reference,
        accounts.map(([account]) => account),
        accounts.map(([, value]) => value),
      ],
    );
    return row!.id;
  }

  /** False where a hold of that reference is open already. */
  async openHold(organizationId: number, reference: string, amount: Micro): Promise<boolean> {
    const opened = await this.db.query(
      `INSERT INTO credit_hold (organization_id, reference, amount) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id, reference) WHERE is_open DO NOTHING RETURNING id`,
      [organizationId, reference, amount],
    );
    return opened.length > 0;
  }

  /** The amount of the open hold, which is closed by this; undefined where none is open. */
  async closeHold(organizationId: number, reference: string): Promise<Micro | undefined> {
    const row = await this.db.one<{ amount: Micro }>(
      `UPDATE credit_hold SET is_open = false WHERE organization_id = $1 AND reference = $2 AND is_open RETURNING amount`,
      [organizationId, reference],
    );
    return row?.amount;
  }

  async page(organizationId: number, page: number, size: number): Promise<LedgerEntryEntity[]> {
    return this.db
      .repository(LedgerEntryEntity)
      .find({ where: { organizationId }, order: { id: 'DESC' }, skip: (page - 1) * size, take: size });
  }

  async findGrant(idempotencyKey: string): Promise<CreditGrantEntity | null> {
    return this.db.repository(CreditGrantEntity).findOneBy({ idempotencyKey });
  }

  async saveGrant(grant: CreditGrantEntity): Promise<void> {
    await this.db.repository(CreditGrantEntity).insert(grant);
  }
}
