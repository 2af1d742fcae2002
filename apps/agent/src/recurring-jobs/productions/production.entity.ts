import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { IdeaResult, ProductionStatus, ProductionTerms } from './production.js';

/** The order of one firing of a recurring job. Amounts in micro. */
@Entity('recurring_production')
@Index('recurring_production_of_job', ['recurringJobId', 'createdAt'])
@Index('recurring_production_planned', ['agentId'], { where: `status = 'planned'` })
export class RecurringProductionEntity {
  /** The run of the firing, and the key of the order. */
  @PrimaryColumn('uuid')
  runId!: string;

  @Column('uuid')
  recurringJobId!: string;

  @Column('bigint')
  agentId!: number;

  /** Stored before anything is ordered, so that a repeated order takes no others. */
  @Column('bigint', { array: true })
  ideaIds!: number[];

  @Column('jsonb')
  terms!: ProductionTerms;

  /** The limit of its batch. */
  @Column('bigint')
  ceiling!: number;

  /** True if too few ideas are accepted and the run of the firing proposes others. */
  @Column('boolean')
  startsRun!: boolean;

  @Column('text', { default: 'planned' })
  status!: ProductionStatus;

  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  @Column('bigint', { nullable: true })
  batchId!: number | null;

  /** Null until the order was answered. */
  @Column('jsonb', { nullable: true })
  results!: IdeaResult[] | null;

  @Column('bigint', { default: 0 })
  spent!: number;

  /** Credits that it has spent or may still spend. */
  @Column('bigint')
  committed!: number;

  /** When it had spent all that it spends. */
  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('text', { nullable: true })
  error!: string | null;

  /** Id of the message that reports it. */
  @Column('uuid')
  reportId!: string;

  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
