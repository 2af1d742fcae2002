import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who waits for a provider that takes only so much of us, who is there, and how fast it may be asked. */
export class LimitVendors1764300000000 implements MigrationInterface {
  name = 'LimitVendors1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE vendor_turn (
        generation_id bigint CONSTRAINT vendor_turn_pkey PRIMARY KEY,
        provider text NOT NULL,
        organization_id bigint NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        admitted_at timestamptz
      );
      CREATE INDEX vendor_turn_waiting ON vendor_turn (provider, organization_id, asked_at) WHERE admitted_at IS NULL;
      CREATE INDEX vendor_turn_admitted ON vendor_turn (provider, organization_id) WHERE admitted_at IS NOT NULL;
      CREATE TABLE vendor_pace (
        provider text CONSTRAINT vendor_pace_pkey PRIMARY KEY,
        paused_until timestamptz,
        tokens double precision NOT NULL DEFAULT 0,
        counted_at timestamptz NOT NULL DEFAULT '-infinity',
        last_organization_id bigint NOT NULL DEFAULT 0
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
