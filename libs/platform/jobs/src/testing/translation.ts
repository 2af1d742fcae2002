import { Module } from '@nestjs/common';
import { defineEvent } from '@reelsheet/contracts';
import { Type } from 'typebox';
import { Column, PrimaryGeneratedColumn, type QueryRunner } from 'typeorm';
import {
  OpenJobsIndex,
  JOB_COLUMNS,
  JobEntity,
  jobIndexes,
  jobKind,
  JobTable,
  openJobsIndex,
  RunsJob,
  type JobStep,
  type JobContext,
} from '../index.js';

/** A kind of job as a feature adds one: its table, … */
@JobTable('translation')
@OpenJobsIndex('translation')
export class TranslationEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'translation_pkey' })
  id!: number;

  @Column('text')
  text!: string;

  /** Our name for it at the press, written before the press hears of it. */
  @Column('text', { nullable: true })
  submittedAs!: string | null;
}

export class CreateTranslations1763700000001 {
  name = 'CreateLetters1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE translation (id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT translation_pkey PRIMARY KEY,
      text text NOT NULL, submitted_as text, ${JOB_COLUMNS}); ${jobIndexes('translation')} ${openJobsIndex('translation')}`);
  }

  async down(): Promise<void> {}
}

/** … its price, … */
export const priceOf = (text: string) => text.length * 1_000;

/** … its event, … */
export const translationEnded = defineEvent(
  'evt.base.translation.ended.v1',
  ['base'],
  Type.Object({ translation_id: Type.Integer(), organization_id: Type.Integer(), status: Type.String() }),
);

export const TRANSLATION = jobKind({
  entity: TranslationEntity,
  maxOpen: 50,
  watched: true,
  leaseSeconds: 2,
  backOffMs: [10],
  events: {
    contracts: { completed: translationEnded, failed: translationEnded, stopped: translationEnded },
    payload: ({ id, organizationId, status }) => ({ translation_id: id, organization_id: organizationId, status }),
  },
});

/** The vendor: what it was told once under a name, it does not do again. */
export abstract class Translator {
  abstract submit(name: string, text: string, signal: AbortSignal): Promise<void>;
  abstract isDone(name: string): Promise<boolean>;
}

/** … and its step: submit once, then look. */
@RunsJob(TRANSLATION)
export class TranslationStep implements JobStep<TranslationEntity> {
  constructor(private readonly translator: Translator) {}

  async run(work: JobContext<TranslationEntity>) {
    const { job, key, signal } = work;
    if (job.submittedAs && (await this.translator.isDone(job.submittedAs)))
      return { state: 'completed', cost: priceOf(job.text) } as const;
    await work.write({ submittedAs: key });
    await this.translator.submit(key, job.text, signal);
    return { state: 'waiting', afterMs: 20 } as const;
  }
}

@Module({ providers: [TranslationStep] })
export class TranslationModule {}
