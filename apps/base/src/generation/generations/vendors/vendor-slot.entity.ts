import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A generation that waits for a slot at its provider, or has one. */
@Entity('vendor_slot')
@Index('vendor_slot_waiting', ['provider', 'shareId', 'requestedAt'], { where: 'admitted_at IS NULL' })
@Index('vendor_slot_admitted', ['provider', 'shareId'], { where: 'admitted_at IS NOT NULL' })
export class VendorSlotEntity {
  @PrimaryColumn('bigint')
  generationId!: number;

  /** A provider of the catalogue, or an agent's own account there. */
  @Column('text')
  provider!: string;

  @Column('bigint')
  organizationId!: number;

  /** The share that the generation uses. */
  @Column('bigint', { default: 0 })
  shareId!: number;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  requestedAt!: Date;

  /** Null while the generation waits. */
  @Column('timestamptz', { nullable: true })
  admittedAt!: Date | null;
}

/** Rate limit state of a provider, for all workers. Admitting generations locks this row. */
@Entity('vendor_rate')
export class VendorRateEntity {
  @PrimaryColumn('text')
  provider!: string;

  /** No generation is admitted until this time, because the provider rejected a request as too many. */
  @Column('timestamptz', { nullable: true })
  pausedUntil!: Date | null;

  /** Number of requests that were allowed at `countedAt`. */
  @Column('double precision', { default: 0 })
  tokens!: number;

  @Column('timestamptz', { default: '-infinity' })
  countedAt!: Date;

  /** The share that was admitted last; among shares with equally many slots, the next one follows it. */
  @Column('bigint', { default: 0 })
  lastOrganizationId!: number;
}
