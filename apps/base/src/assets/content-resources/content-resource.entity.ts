import { CreatedEntity } from '@reelsheet/platform-database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Inspection } from './content-resource.js';

/** A file of an agent, uploaded or made by a generation or a render. */
@Entity('content_resource')
@Index('content_resource_of_agent', ['agentId', 'id'], { where: 'deleted_at IS NULL' })
@Index('content_resource_of_any_agent', ['agentId'])
@Index('content_resource_of_organization', ['organizationId'])
@Index('content_resource_seen_of_sheet', ['sheetId', 'id'], {
  where: 'deleted_at IS NULL AND thumbnail_url IS NOT NULL',
})
@Index('content_resource_of_sheet', ['sheetId'], { where: 'sheet_id IS NOT NULL' })
@Index('content_resource_of_key', ['key'])
@Index('content_resource_of_folder', ['folderId'], { where: 'folder_id IS NOT NULL' })
@Index('content_resource_trash_of_agent', ['agentId', 'deletedAt', 'id'], { where: 'in_trash' })
@Index('content_resource_in_trash', ['deletedAt'], { where: 'in_trash' })
@Index('content_resource_listed', { synchronize: false })
export class ContentResourceEntity extends CreatedEntity {
  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** Sheet of the file. */
  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  /** Folder of the agent's library; null at the root. */
  @Column('bigint', { nullable: true })
  folderId!: number | null;

  @Column('bigint', { nullable: true })
  generationId!: number | null;

  /** Key of the bytes in upload. */
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

  /** One of image, video, audio, zip and safe_tensors. */
  @Column('text')
  objectType!: string;

  @Column('bigint')
  byteSize!: number;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  /** In seconds. */
  @Column('double precision', { nullable: true })
  duration!: number | null;

  @Column('text', { default: 'passed' })
  inspection!: Inspection;

  /** Reason of a failed inspection. */
  @Column('text', { nullable: true })
  inspectionError!: string | null;

  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;

  /** The user who deleted it; null when that is not known. */
  @Column('bigint', { nullable: true })
  deletedBy!: number | null;

  /** True while it is deleted and can be restored; its bytes are stored, but not served. */
  @Column('boolean', { default: false })
  inTrash!: boolean;
}

/**
 * Properties that upload found in stored bytes. They may arrive before or after the resource is inserted. Both lock
 * this row first, so that the later one sees the earlier one.
 */
@Entity('media_inspection')
export class MediaInspectionEntity {
  @PrimaryColumn('text')
  key!: string;

  /** The address of the bytes since an earlier one was withdrawn, or a file was in the trash; null before. */
  @Column('text', { nullable: true })
  presentUrl!: string | null;

  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  @Column('double precision', { nullable: true })
  duration!: number | null;

  @Column('text', { nullable: true })
  thumbnailUrl!: string | null;

  @Column('text', { default: 'passed' })
  inspection!: Inspection;

  @Column('text', { nullable: true })
  inspectionError!: string | null;
}
