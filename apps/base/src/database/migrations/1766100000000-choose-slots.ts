import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agents choose when their calendar has places for posts. */
export class ChooseSlots1766100000000 implements MigrationInterface {
  name = 'ChooseSlots1766100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE schedule_slots (
        agent_id bigint CONSTRAINT schedule_slots_pkey PRIMARY KEY,
        slots jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT schedule_slots_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
