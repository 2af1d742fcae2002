import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOB_COLUMNS, jobIndexes } from '../job-columns.js';

/** The table of tasks, the same in every service's schema. */
export class CreateTasks1763700000000 implements MigrationInterface {
  name = 'CreateTasks1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE task (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT task_pkey PRIMARY KEY,
        kind text NOT NULL,
        payload jsonb NOT NULL,
        key text,
        ${JOB_COLUMNS}
      );
      -- Unique among pending tasks only: what is requested while such a task runs needs another run after it.
      CREATE UNIQUE INDEX task_key ON task (kind, key) WHERE key IS NOT NULL AND status = 'pending';
      ${jobIndexes('task')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
