import type { PartialFile } from '../../store/partial-files.port.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state of a blob whose bytes come in several requests. It is deleted with its blob. */
@Entity('resumable_upload')
export class ResumableUploadEntity {
  @PrimaryColumn('bigint')
  blobId!: number;

  /** Number of bytes that are safe from a crash. */
  @Column('bigint', { default: 0 })
  received!: number;

  /** State that the store needs to continue. */
  @Column('jsonb', { default: {} })
  partial!: PartialFile;

  /** Number of requests that sent bytes; only the last one may store progress. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** True while the last attempt may be writing; it stays true when its process is killed. */
  @Column('boolean', { default: false })
  isOpen!: boolean;

  /** True until progress is stored after an attempt that may still be writing. */
  @Column('boolean', { default: false })
  isContested!: boolean;

  @Column('timestamptz')
  expiresAt!: Date;
}
