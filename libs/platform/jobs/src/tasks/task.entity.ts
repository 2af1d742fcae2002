import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JobEntity, JobTable } from '../job.entity.js';

/** A one-off background task without a table of its own. Its row is deleted on success. */
@JobTable('task')
@Index('task_key', ['kind', 'key'], { unique: true, where: `key IS NOT NULL AND status = 'pending'` })
export class TaskEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'task_pkey',
  })
  id!: number;

  @Column('text')
  kind!: string;

  @Column('jsonb')
  payload!: object;

  /** Unique among the pending tasks of a kind. */
  @Column('text', { nullable: true })
  key!: string | null;
}
