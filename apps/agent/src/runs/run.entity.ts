import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RunInput, RunStatus } from './run.js';
import type { RunStep } from './run-steps.js';

/** One message on its way to an answer. Nobody sees a run that is not accepted: its credits may not be held yet. */
@Entity('run')
@Index('run_of_conversation', ['conversationId', 'createdAt'])
@Index('run_of_agent', ['agentId'])
@Index('run_of_organization', ['organizationId'])
export class RunEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'run_pkey' })
  id!: string;

  @Column('bigint')
  organizationId!: number;

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

  @Column('text', { default: 'running' })
  status!: RunStatus;

  /** Millionths of a credit that the run holds while it runs. */
  @Column('bigint')
  hold!: number;

  /** Millionths of a credit that it took. */
  @Column('bigint', { nullable: true })
  cost!: number | null;

  @Column('text', { nullable: true })
  failedReason!: string | null;

  /** Names the worker's hold on the run, so that one who lost it can't write any more. */
  @Column('uuid', { nullable: true })
  claim!: string | null;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  /** Tries of the step that comes next. */
  @Column('integer', { default: 0 })
  attempt!: number;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  acceptedAt!: Date | null;

  /** When it was given up before it was accepted. */
  @Column('timestamptz', { nullable: true })
  abandonedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;

  /** When its credits were captured or released. */
  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;
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
