import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Bytes on their way into storage under a name of ours; the row goes when somebody keeps them, or with the bytes. */
@Entity('media_deposit')
@Index('media_deposit_of_organization', ['organizationId'])
export class MediaDepositEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'media_deposit_pkey' })
  name!: string;

  @Column('bigint')
  organizationId!: number;

  /** What upload calls the announced bytes. */
  @Column('text')
  signedId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
