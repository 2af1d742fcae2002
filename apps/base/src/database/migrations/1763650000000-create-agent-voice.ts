import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An agent's default voice. */
export class CreateAgentVoice1763650000000 implements MigrationInterface {
  name = 'CreateAgentVoice1763650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agent_voice (
        agent_id bigint NOT NULL CONSTRAINT agent_voice_pkey PRIMARY KEY,
        voice_id text NOT NULL,
        name text,
        source text,
        CONSTRAINT agent_voice_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
