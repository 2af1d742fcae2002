import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A part of a long video, kept for renders that need the same. */
@Entity('kept_part')
@Index('kept_part_by_use', ['organizationId', 'usedAt'])
export class CachedSegmentEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'kept_part_pkey' })
  organizationId!: number;

  /** All that it is made of. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'kept_part_pkey' })
  contentKey!: string;

  /** What upload calls the bytes. */
  @Column('text')
  mediaKey!: string;

  @Column('text')
  url!: string;

  @Column('bigint')
  byteSize!: number;

  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
