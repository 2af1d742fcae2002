import { jobTargets } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index by which deliveries are claimed: by share, and within it by endpoint. */
export class TargetsOfDeliveries1795640300000 implements MigrationInterface {
  name = 'TargetsOfDeliveries1795640300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobTargets('webhook_delivery', 'endpoint_id'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
