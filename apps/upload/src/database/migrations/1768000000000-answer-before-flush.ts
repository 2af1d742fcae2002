import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An upload is answered before it was flushed. What processes of before have stored was flushed, and what they store still is. */
export class AnswerBeforeFlush1768000000000 implements MigrationInterface {
  name = 'AnswerBeforeFlush1768000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE blob ADD COLUMN awaits_flush boolean DEFAULT false NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
