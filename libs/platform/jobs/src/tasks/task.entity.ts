import { Column, Index } from 'typeorm';
import { JobTable, NumberedJobEntity } from '../job.entity.js';

/** A one-off background task without a table of its own. Its row is deleted on success. */
@JobTable('task')
@Index('task_key', ['kind', 'key'], { unique: true, where: `key IS NOT NULL AND status = 'pending'` })
export class TaskEntity extends NumberedJobEntity {
  @Column('text')
  kind!: string;

  @Column('jsonb')
  payload!: object;

  /** Unique among the pending tasks of a kind. */
  @Column('text', { nullable: true })
  key!: string | null;
}
