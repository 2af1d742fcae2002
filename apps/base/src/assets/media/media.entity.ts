import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Bytes being stored under a name of ours. The row is deleted when they are claimed, or together with the bytes. */
@Entity('media_deposit')
@Index('media_deposit_of_organization', ['organizationId'])
export class MediaDepositEntity {
  @PrimaryColumn('text')
  name!: string;

  @Column('bigint')
  organizationId!: number;

  /** Signed id of the announced upload. */
  @Column('text')
  signedId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
