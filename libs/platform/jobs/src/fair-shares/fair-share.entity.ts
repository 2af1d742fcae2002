import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An organization that uses the share of another one: the personal workspace of its founder. An organization without a
 * row has a share of its own.
 */
@Entity('fair_share')
@Index('fair_share_of', ['shareId'])
export class FairShareEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  /** The organization whose share it uses. */
  @Column('bigint')
  shareId!: number;

  /** Number of changes of the share, by which services recognize a delayed event. */
  @Column('integer', { default: 0 })
  revision!: number;
}
