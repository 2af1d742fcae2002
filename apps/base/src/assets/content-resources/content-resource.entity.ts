import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A file of an agent: uploaded, or made by a generation or a render. */
@Entity('content_resource')
@Index('content_resource_of_agent', ['agentId', 'id'], { where: 'deleted_at IS NULL' })
@Index('content_resource_of_any_agent', ['agentId'])
@Index('content_resource_of_organization', ['organizationId'])
@Index('content_resource_seen_of_sheet', ['sheetId', 'id'], {
  where: 'deleted_at IS NULL AND thumbnail_url IS NOT NULL',
})
@Index('content_resource_of_key', ['key'])
@Index('content_resource_of_folder', ['folderId'], { where: 'folder_id IS NOT NULL' })
@Index('content_resource_listed', { synchronize: false })
export class ContentResourceEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'content_resource_pkey',
  })
  id!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** The sheet it belongs to. */
  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  /** The folder of the agent's library that it lies in; null at the root. */
  @Column('bigint', { nullable: true })
  folderId!: number | null;

  @Column('bigint', { nullable: true })
  generationId!: number | null;

  /** What upload calls the bytes. */
  @Column('text')
  key!: string;

  @Column('text')
  url!: string;

  @Column('text', { nullable: true })
  thumbnailUrl!: string | null;

  @Column('text')
  fileName!: string;

  @Column('text')
  contentType!: string;

  /** image, video, audio, zip or safe_tensors. */
  @Column('text')
  objectType!: string;

  @Column('bigint')
  byteSize!: number;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  /** Seconds. */
  @Column('double precision', { nullable: true })
  duration!: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/**
 * What upload found in stored bytes. It may come before the resource is written or after: both lock this row first,
 * so that the second of the two sees the first.
 */
@Entity('media_inspection')
export class MediaInspectionEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'media_inspection_pkey' })
  key!: string;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('double precision', { nullable: true })
  duration!: number | null;

  @Column('text', { nullable: true })
  thumbnailUrl!: string | null;
}
