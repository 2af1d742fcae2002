import { OpenJobsIndex, JobEntity, JobTable } from '@reelsheet/platform-jobs';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunInput } from './run.js';
import type { RunStep } from './run-steps.js';

/** One message on its way to an answer. Nobody sees a run that is not accepted: its credits may not be held yet. */
@JobTable('run')
@OpenJobsIndex('run')
@Index('run_of_conversation', ['conversationId', 'createdAt'])
@Index('run_of_agent', ['agentId'])
@Index('run_of_organization', ['organizationId'])
export class RunEntity extends JobEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'run_pkey' })
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

  /** When workers were let to it. */
  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;
}

/** What a run has done so far; the next worker goes on from here. */
@Entity('run_step')
export class RunStepEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'run_step_pkey' })
  runId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'run_step_pkey' })
  position!: number;

  @Column('jsonb')
  content!: RunStep;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
