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
      CREATE UNIQUE INDEX task_key ON task (kind, key) WHERE key IS NOT NULL;
      ${jobIndexes('task')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}

/** A key holds among the tasks that nobody has begun, so that what is asked for while one is under way is not lost with it. */
export class KeysOfTasksToCome1763860000000 implements MigrationInterface {
  name = 'KeysOfTasksToCome1763860000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX task_key;
      CREATE UNIQUE INDEX task_key ON task (kind, key) WHERE key IS NOT NULL AND status = 'pending';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
