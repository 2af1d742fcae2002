import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A generation that waits for its provider, or has a place there. */
@Entity('vendor_turn')
@Index('vendor_turn_waiting', ['provider', 'organizationId', 'askedAt'], { where: 'admitted_at IS NULL' })
@Index('vendor_turn_admitted', ['provider', 'organizationId'], { where: 'admitted_at IS NOT NULL' })
export class VendorSlotEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'vendor_turn_pkey' })
  generationId!: number;

  /** Of the catalogue, or an account of an agent's own there. */
  @Column('text')
  provider!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  askedAt!: Date;

  /** Null while it waits. */
  @Column('timestamptz', { nullable: true })
  admittedAt!: Date | null;
}

/** How fast a provider may be asked, for all workers. Who admits generations to it locks this row. */
@Entity('vendor_pace')
export class VendorPaceEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'vendor_pace_pkey' })
  provider!: string;

  /** Until then it has asked to be left alone. */
  @Column('timestamptz', { nullable: true })
  pausedUntil!: Date | null;

  /** Requests that may follow at once, when it was counted last. */
  @Column('double precision', { default: 0 })
  tokens!: number;

  @Column('timestamptz', { default: '-infinity' })
  countedAt!: Date;

  /** Whose turn was last: among equals the next one is another's. */
  @Column('bigint', { default: 0 })
  lastOrganizationId!: number;
}
