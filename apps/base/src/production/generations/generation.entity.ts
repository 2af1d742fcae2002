import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { GenerationStatus, GenerationType } from './generation.js';

/** One AI job, `user_job` on the wire. Amounts in micro. */
@Entity('generation')
@Index('generation_of_cell', ['cellId', 'id'], { where: 'layer_id IS NULL' })
@Index('generation_of_layer', ['layerId', 'id'])
@Index('generation_of_agent', ['agentId', 'id'])
@Index('generation_of_organization', ['organizationId'])
export class GenerationEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'generation_pkey',
  })
  id!: number;

  @Column('bigint')
  organizationId!: number;

  @Column('bigint')
  agentId!: number;

  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  @Column('bigint', { nullable: true })
  cellId!: number | null;

  /** Set where it fills a layer; `cellId` is then the layer's cell. */
  @Column('bigint', { nullable: true })
  layerId!: number | null;

  @Column('text')
  userJobType!: GenerationType;

  @Column('text', { default: 'pending' })
  status!: GenerationStatus;

  /** Goes up each time that it is continued after a stop. */
  @Column('integer', { default: 1 })
  round!: number;

  /** Tries in this round. */
  @Column('integer', { default: 0 })
  attempt!: number;

  /** Goes up each time that a worker takes it; a worker writes only while this is still its own. */
  @Column('integer', { default: 0 })
  claim!: number;

  @Column('timestamptz', { nullable: true })
  claimedUntil!: Date | null;

  /** When this round began, or when its task was submitted. */
  @Column('timestamptz', { default: () => 'now()' })
  begunAt!: Date;

  /** When a worker looks at it next. */
  @Column('timestamptz', { default: () => 'now()' })
  dueAt!: Date;

  /** What the kind's rules made of the request. */
  @Column('jsonb')
  input!: object;

  @Column('text')
  model!: string;

  @Column('bigint')
  estimate!: number;

  @Column('bigint', { nullable: true })
  cost!: number | null;

  /** A string for text, an object for a transcription. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  @Column('text', { nullable: true })
  failedReason!: string | null;

  /** 0 to 1. */
  @Column('real', { default: 0 })
  progress!: number;

  /** Our name for the vendor's task, written before it is submitted. */
  @Column('text', { nullable: true })
  submittedAs!: string | null;

  @Column('text', { nullable: true })
  vendorTaskId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}

@Entity('generation_output')
@Index('generation_output_of_resource', ['contentResourceId'])
export class GenerationOutputEntity {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'generation_output_pkey' })
  generationId!: number;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'generation_output_pkey' })
  position!: number;

  @Column('bigint')
  contentResourceId!: number;
}
