import { Module } from '@nestjs/common';
import { defineEvent } from '@reelsheet/contracts';
import { Type } from 'typebox';
import { Column, PrimaryGeneratedColumn, type QueryRunner } from 'typeorm';
import {
  CountsOpen,
  JOB_COLUMNS,
  JobEntity,
  jobIndexes,
  jobKind,
  JobTable,
  openIndex,
  RunsJob,
  type JobStep,
  type Work,
} from '../index.js';

/** A kind of job as a feature adds one: its table, … */
@JobTable('letter')
@CountsOpen('letter')
export class LetterEntity extends JobEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'letter_pkey' })
  id!: number;

  @Column('text')
  words!: string;

  /** Our name for it at the press, written before the press hears of it. */
  @Column('text', { nullable: true })
  submittedAs!: string | null;
}

export class CreateLetters1763700000001 {
  name = 'CreateLetters1763700000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE letter (id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT letter_pkey PRIMARY KEY,
      words text NOT NULL, submitted_as text, ${JOB_COLUMNS}); ${jobIndexes('letter')} ${openIndex('letter')}`);
  }

  async down(): Promise<void> {}
}

/** … its price, … */
export const priceOf = (words: string) => words.length * 1_000;

/** … its event, … */
export const letterEnded = defineEvent(
  'evt.base.letter.ended.v1',
  ['base'],
  Type.Object({ letter_id: Type.Integer(), organization_id: Type.Integer(), status: Type.String() }),
);

export const LETTER = jobKind({
  entity: LetterEntity,
  maxOpen: 50,
  watched: true,
  leaseSeconds: 2,
  backOffMs: [10],
  events: {
    contracts: { completed: letterEnded, failed: letterEnded, stopped: letterEnded },
    payload: ({ id, organizationId, status }) => ({ letter_id: id, organization_id: organizationId, status }),
  },
});

/** The vendor: what it was told once under a name, it does not do again. */
export abstract class Press {
  abstract submit(name: string, words: string, signal: AbortSignal): Promise<void>;
  abstract isDone(name: string): Promise<boolean>;
}

/** … and its step: submit once, then look. */
@RunsJob(LETTER)
export class LetterStep implements JobStep<LetterEntity> {
  constructor(private readonly press: Press) {}

  async run(work: Work<LetterEntity>) {
    const { job, key, signal } = work;
    if (job.submittedAs && (await this.press.isDone(job.submittedAs)))
      return { state: 'completed', cost: priceOf(job.words) } as const;
    await work.write({ submittedAs: key });
    await this.press.submit(key, job.words, signal);
    return { state: 'waiting', afterMs: 20 } as const;
  }
}

@Module({ providers: [LetterStep] })
export class LettersModule {}
