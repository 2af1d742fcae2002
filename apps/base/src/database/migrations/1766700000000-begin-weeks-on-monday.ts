import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days of chosen slots counted from Sunday; now they count from Monday, as those of recurring jobs do. */
export class BeginWeeksOnMonday1766700000000 implements MigrationInterface {
  name = 'BeginWeeksOnMonday1766700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE schedule_slots SET slots = (
        SELECT jsonb_agg(slot || jsonb_build_object('daysOfWeek', days) ORDER BY place)
        FROM jsonb_array_elements(slots) WITH ORDINALITY AS chosen (slot, place),
          LATERAL (
            SELECT jsonb_agg((day::int + 6) % 7 ORDER BY (day::int + 6) % 7) AS days
            FROM jsonb_array_elements(slot -> 'daysOfWeek') AS counted (day)
          ) AS counted
      )
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
