import { OpenJobsIndex, JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunInput } from './run.js';
import type { RunStep } from './run-steps.js';

/** A run answers one message. It is invisible until it is accepted, because its credits may not be held yet. */
@JobTable('run')
@OpenJobsIndex('run')
@Index('run_of_conversation', ['conversationId', 'createdAt'])
@Index('run_of_agent', ['agentId'])
@Index('run_of_organization', ['organizationId'])
export class RunEntity extends JobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint')
  agentId!: number;

  @Column('bigint')
  userId!: number;

  @Column('uuid')
  conversationId!: string;

  @Column('jsonb')
  input!: RunInput;

  /** SHA-256 of the token that opens the progress stream. */
  @Column('bytea')
  tokenHash!: Buffer;

  /** When the run was released to the workers. */
  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;

  /** Since when the run waits until base has read the files of an action; null if it does not. */
  @Column('timestamptz', { nullable: true })
  readingSince!: Date | null;

  /** Time of earlier such waits, which does not count as run time, in milliseconds. */
  @Column('bigint', { default: 0 })
  readingMs!: number;
}

/** A stored step of a run. The next worker continues from here. */
@Entity('run_step')
export class RunStepEntity {
  @PrimaryColumn('uuid')
  runId!: string;

  @PrimaryColumn('integer')
  position!: number;

  @Column('jsonb')
  content!: RunStep;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
