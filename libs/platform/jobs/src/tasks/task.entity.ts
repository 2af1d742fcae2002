import { Column, Index, PrimaryGeneratedColumn } from 'typeorm';
import { JobEntity, JobTable } from '../job.entity.js';

/** A one-off duty that needs no table of its own. It is gone once it is done. */
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

  /** Of a kind's tasks that nobody has begun, one bears it. */
  @Column('text', { nullable: true })
  key!: string | null;
}
