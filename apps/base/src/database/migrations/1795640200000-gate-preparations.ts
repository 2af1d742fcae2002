import { JOB_COLUMNS, jobIndexes, jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that read the media of gates, which were tasks. */
export class GatePreparations1795640200000 implements MigrationInterface {
  name = 'GatePreparations1795640200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gate_preparation (
        id uuid CONSTRAINT gate_preparation_pkey PRIMARY KEY,
        ${JOB_COLUMNS},
        CONSTRAINT gate_preparation_gate FOREIGN KEY (id) REFERENCES action_gate (id) ON DELETE CASCADE
      );
      ${jobIndexes('gate_preparation')}
      ${jobShares('gate_preparation')}
      INSERT INTO gate_preparation (id, organization_id)
      SELECT id, organization_id FROM action_gate WHERE status = 'preparing' AND source IS NOT NULL;
      DELETE FROM task WHERE kind = 'prepare_gate';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
