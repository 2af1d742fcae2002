import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A backup that is stored for another two epochs before its time at the store is over. */
@JobTable('backup_renewal')
@Index('backup_renewal_of_backup', ['backupId'], { unique: true, where: 'due_at IS NOT NULL' })
@Index('backup_renewal_of_agent', ['agentId'])
export class RenewalEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'backup_renewal_pkey',
  })
  id!: number;

  @Column('bigint')
  backupId!: number;

  @Column('bigint')
  agentId!: number;

  /** Where the bytes lie from then on; null until they do. */
  @Column('jsonb', { nullable: true })
  kept!: StoredKept | null;
}

/** As it stands in the column, whose moments are text. */
export interface StoredKept {
  readonly storeBlobObjectId: string | null;
  readonly storeStorageId: string | null;
  readonly storeEndEpoch: number;
  readonly storeEncodedLengthBytes: number;
  readonly storedAt: string;
}
