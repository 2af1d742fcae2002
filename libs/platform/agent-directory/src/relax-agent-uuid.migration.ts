import type { MigrationInterface, QueryRunner } from 'typeorm';

/** base makes sure that a UUID is one agent's; where two learn of it at once, a second unique index would refuse the later. */
export class RelaxAgentUuid1763690000020 implements MigrationInterface {
  name = 'RelaxAgentUuid1763690000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX known_agent_uuid;
      CREATE INDEX known_agent_uuid ON known_agent (uuid);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
