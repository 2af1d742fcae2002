import type { AgentAction } from '@reelsheet/contracts';
import type { Micro } from '@reelsheet/kernel';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ActionAccount, GateError, ActionMedia, GateStatus, MediaSource } from './action-gate.js';

/** An action of a run that a person must approve. Once it is open, only its decision changes. */
@Entity('action_gate')
@Index('action_gate_key', ['key'], { unique: true })
@Index('action_gate_of_organization', ['organizationId'])
@Index('action_gate_open', ['organizationId', 'createdAt'], { where: `status = 'open' AND approved IS NULL` })
@Index('action_gate_created', ['createdAt'])
export class ActionGateEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Key of the step of the run, so that repeated proposals are one. */
  @Column('text')
  key!: string;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  /** The user in whose name the run works. */
  @Column('bigint')
  userId!: number;

  @Column('jsonb')
  action!: AgentAction;

  @Column('text')
  status!: GateStatus;

  @Column('text')
  summary!: string;

  /** Credits that may be spent, in millionths. */
  @Column('bigint')
  maxCost!: Micro;

  @Column('jsonb')
  accounts!: readonly ActionAccount[];

  /** Media that must be read before the gate opens. */
  @Column('jsonb', { nullable: true })
  source!: MediaSource | null;

  @Column('jsonb', { default: [] })
  media!: readonly ActionMedia[];

  @Column('jsonb', { nullable: true })
  error!: GateError | null;

  /** Set when the gate opens. */
  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;

  /** Null until somebody decides. */
  @Column('boolean', { nullable: true })
  approved!: boolean | null;

  @Column('bigint', { nullable: true })
  decidedBy!: number | null;

  /** The access key with which somebody decided; null for a session. */
  @Column('bigint', { nullable: true })
  decidedWithKey!: number | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
