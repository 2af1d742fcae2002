import { OpenJobsIndex, JobTable, NumberedJobEntity } from '@reelsheet/platform-jobs';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { GenerationType, KindInput } from './generation.js';

/** One AI job, `user_job` on the wire. */
@JobTable('generation')
@OpenJobsIndex('generation')
@Index('generation_of_cell', ['cellId', 'id'], { where: 'layer_id IS NULL' })
@Index('generation_of_layer', ['layerId', 'id'])
@Index('generation_of_agent', ['agentId', 'id'])
@Index('generation_of_sheet', ['sheetId', 'id'], { where: 'sheet_id IS NOT NULL' })
@Index('generation_of_organization', ['organizationId'])
@Index('generation_open_of_sheet', ['agentId', 'sheetId'], { where: 'due_at IS NOT NULL' })
@Index('generation_at_vendor', ['organizationId'], { where: 'submitted_as IS NOT NULL AND due_at IS NOT NULL' })
@Index('generation_uncollected', ['organizationId', 'leftAt'], { where: 'uncollected IS NOT NULL' })
export class GenerationEntity extends NumberedJobEntity {
  @Column('bigint')
  agentId!: number;

  @Column('bigint', { nullable: true })
  sheetId!: number | null;

  @Column('bigint', { nullable: true })
  cellId!: number | null;

  /** Set when the generation is for a layer; `cellId` is then the layer's cell. */
  @Column('bigint', { nullable: true })
  layerId!: number | null;

  @Column('text')
  userJobType!: GenerationType;

  /** The validated request, see `GenerationKind.validate`. */
  @Column('jsonb')
  input!: KindInput;

  @Column('text')
  model!: string;

  /** Most that the order allows it to cost, in micro credits; null allows any price. */
  @Column('bigint', { nullable: true })
  override maxCost!: number | null;

  @Column('text', { nullable: true })
  override failedCode!: string | null;

  /** A string for text, an object for a transcription. */
  @Column('jsonb', { nullable: true })
  result!: unknown;

  /** 0 to 1. */
  @Column('real', { default: 0 })
  progress!: number;

  /** Our name for the vendor's task, stored before it is submitted. */
  @Column('text', { nullable: true })
  submittedAs!: string | null;

  @Column('text', { nullable: true })
  vendorTaskId!: string | null;

  /** The claim under which the job last started to wait. While it equals `claim`, no worker is running the job. */
  @Column('integer', { nullable: true })
  waitingClaim!: number | null;

  /** Micro that vendors may charge for work on the stopped generation; null when there is no such work. */
  @Column('bigint', { nullable: true })
  uncollected!: number | null;

  /** The value of `submittedAs` whose task the vendor has ended, although the generation was stopped. */
  @Column('text', { nullable: true })
  endedAs!: string | null;

  /** When work was last left uncollected at a vendor. */
  @Column('timestamptz', { nullable: true })
  leftAt!: Date | null;
}

@Entity('generation_output')
@Index('generation_output_of_resource', ['contentResourceId'])
export class GenerationOutputEntity {
  @PrimaryColumn('bigint')
  generationId!: number;

  @PrimaryColumn('integer')
  position!: number;

  @Column('bigint')
  contentResourceId!: number;
}
