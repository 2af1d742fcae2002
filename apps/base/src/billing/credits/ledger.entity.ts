import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type EntryKind = 'grant' | 'hold' | 'capture' | 'release';

/** The sums that spending is checked against; always equal to the sums of the postings. Amounts are in micro. */
@Entity('credit_account')
export class CreditAccountEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  @Column('bigint', { default: 0 })
  available!: number;

  @Column('bigint', { default: 0 })
  held!: number;

  /** Members are notified when less than this is available; null before the first grant. */
  @Column('bigint', { nullable: true })
  lowMark!: number | null;

  /** Since when less than `lowMark` is available; null while there is more. */
  @Column('timestamptz', { nullable: true })
  lowSince!: Date | null;
}

@Entity('ledger_entry')
@Index('ledger_entry_of_organization', { synchronize: false })
@Index('ledger_entry_in_period', ['organizationId', 'createdAt'])
@Index('ledger_capture', ['organizationId', 'reference'], { where: "kind = 'capture'" })
export class LedgerEntryEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('text')
  kind!: EntryKind;

  @Column('bigint')
  amount!: number;

  @Column('text')
  reference!: string;
}

/** One side of an entry. The sides of an entry sum to zero. */
@Entity('ledger_posting')
export class LedgerPostingEntity {
  @PrimaryColumn('bigint')
  entryId!: number;

  @PrimaryColumn('text')
  account!: string;

  @Column('bigint')
  amount!: number;
}

@Entity('credit_hold')
@Index('credit_hold_of_organization', ['organizationId'])
@Index('credit_hold_open', ['organizationId', 'reference'], { unique: true, where: 'is_open' })
export class CreditHoldEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('text')
  reference!: string;

  @Column('bigint')
  amount!: number;

  @Column('boolean', { default: true })
  isOpen!: boolean;
}

/** An operator's grant, stored so that repeating its key returns the same response. */
@Entity('credit_grant')
@Index('credit_grant_of_organization', ['organizationId'])
export class CreditGrantEntity {
  @PrimaryColumn('text')
  idempotencyKey!: string;

  @Column('bigint')
  entryId!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('text')
  reason!: string;

  @Column('bigint')
  balanceAfter!: number;
}
