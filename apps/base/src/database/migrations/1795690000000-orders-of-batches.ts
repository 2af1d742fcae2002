import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys of orders, by which a repeated order finds its batch. */
export class OrdersOfBatches1795690000000 implements MigrationInterface {
  name = 'OrdersOfBatches1795690000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE batch ADD COLUMN order_key text;
      CREATE UNIQUE INDEX batch_of_order ON batch (agent_id, order_key) WHERE order_key IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
