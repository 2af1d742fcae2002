import { Module } from '@nestjs/common';
import { testEvent } from '@reelsheet/contracts';
import { Type } from 'typebox';
import { Column, type QueryRunner } from 'typeorm';
import {
  OpenJobsIndex,
  JOB_COLUMNS,
  NumberedJobEntity,
  jobIndexes,
  jobKind,
  jobShares,
  JobTable,
  openJobsIndex,
  RunsJob,
  type JobStep,
  type JobContext,
} from '../index.js';

/** Complete example of a kind of job: the table. */
@JobTable('translation')
@OpenJobsIndex('translation')
export class TranslationEntity extends NumberedJobEntity {
  @Column('text')
  text!: string;

  /** Our idempotency key at the translator, written before the submission. */
  @Column('text', { nullable: true })
  submittedAs!: string | null;
}

export class CreateTranslations1795630000001 {
  name = 'CreateTranslations1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE translation (id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT translation_pkey PRIMARY KEY,
      text text NOT NULL, submitted_as text, ${JOB_COLUMNS});
      ${jobIndexes('translation')} ${jobShares('translation')} ${openJobsIndex('translation')}`);
  }

  async down(): Promise<void> {}
}

/** Price of a translation in micro credits. */
export const priceOf = (text: string) => text.length * 1_000;

/** Event that is published when a translation ends. */
export const translationEnded = testEvent(
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

/** The vendor; submitting the same name again has no effect. */
export abstract class Translator {
  abstract submit(name: string, text: string, signal: AbortSignal): Promise<void>;
  abstract isDone(name: string): Promise<boolean>;
}

/** Step of the job: submits once, then polls. */
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
