import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ObjectType } from './content-types.js';

/** Stored bytes, read by anyone who knows their address: a claimed upload, or a thumbnail. Deleted with its blob. */
@Entity('media')
@Check('media_object_type', `object_type IN ('image', 'video', 'audio', 'zip', 'safe_tensors', 'document')`)
@Index('media_of_blob', ['blobId'])
@Index('media_of_thumbnail', ['thumbnailKey'])
@Index('media_address', ['addressKey'], { unique: true, where: 'address_key IS NOT NULL' })
export class MediaEntity {
  @PrimaryColumn('text')
  key!: string;

  /** Key of the bytes in the store if it is not `key`. */
  @Column('text', { nullable: true })
  fileKey!: string | null;

  /** Key in the address since the first address, which `key` names, was withdrawn; null before. */
  @Column('text', { nullable: true })
  addressKey!: string | null;

  /** Increases with each new address, so that a repeated request does not bring a former one back. */
  @Column('bigint', { default: 0 })
  addressVersion!: number;

  @Column('bigint')
  blobId!: number;

  @Column('text')
  filename!: string;

  @Column('text')
  contentType!: string;

  @Column('text')
  extension!: string;

  @Column('text')
  objectType!: ObjectType;

  @Column('bigint')
  byteSize!: number;

  /** MD5 in hexadecimal. */
  @Column('text')
  etag!: string;

  /** Pixels as displayed. */
  @Column('integer', { nullable: true })
  width!: number | null;

  @Column('integer', { nullable: true })
  height!: number | null;

  /** Seconds. */
  @Column('double precision', { nullable: true })
  duration!: number | null;

  /** Set before the thumbnail is made, so a repeated attempt replaces its file; null for a thumbnail itself. */
  @Column('text', { nullable: true })
  thumbnailKey!: string | null;

  @Column('timestamptz', { nullable: true })
  inspectedAt!: Date | null;

  /** Reason of a failed inspection; such media is not served. */
  @Column('text', { nullable: true })
  inspectionError!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
