import { JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An inspection of stored media: size, length, thumbnail. It is deleted with its media. */
@JobTable('inspection')
@Index('inspection_of_media', ['mediaKey'], { unique: true })
export class InspectionEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'inspection_pkey',
  })
  id!: number;

  @Column('text')
  mediaKey!: string;
}
