import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An encoded segment of a long video, cached for renders that need the same segment. */
@Entity('cached_segment')
@Index('cached_segment_by_use', ['organizationId', 'usedAt'])
export class CachedSegmentEntity {
  @PrimaryColumn('bigint')
  organizationId!: number;

  /** Identifies all inputs of the segment. */
  @PrimaryColumn('text')
  contentKey!: string;

  /** Key of the file in the upload service. */
  @Column('text')
  mediaKey!: string;

  @Column('text')
  url!: string;

  @Column('bigint')
  byteSize!: number;

  @Column('timestamptz', { default: () => 'now()' })
  usedAt!: Date;
}
