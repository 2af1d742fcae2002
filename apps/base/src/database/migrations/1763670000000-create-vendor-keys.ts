import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Agents' own keys at voice vendors. */
export class CreateVendorKeys1763670000000 implements MigrationInterface {
  name = 'CreateVendorKeys1763670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agent_vendor_key (
        agent_id bigint NOT NULL,
        vendor text NOT NULL,
        sealed text NOT NULL,
        masked text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT agent_vendor_key_pkey PRIMARY KEY (agent_id, vendor),
        CONSTRAINT agent_vendor_key_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
