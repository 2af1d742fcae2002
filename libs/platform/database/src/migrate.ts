import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';
import { storeLimits, TIME_LIMITS } from './connection/session-settings.js';

const MIGRATION_LOCK = 7_204_111;

/**
 * Runs pending migrations without time limits, which a migration of a large table may exceed, one process at a time;
 * the others wait and then find nothing to do. With `isPooled`, the role of the service gets the limits that a pooler
 * does not pass on.
 */
export async function migrate(dataSource: DataSource, { isPooled = false } = {}): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    for (const limit of Object.keys(TIME_LIMITS)) await runner.query(`SET ${limit} = 0`);
    await runner.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', [MIGRATION_LOCK]);
    if (isPooled) await storeLimits(runner);
    await executorOn(runner).executePendingMigrations();
  } finally {
    await runner
      .query('SELECT pg_advisory_unlock($1, hashtext(current_schema()))', [MIGRATION_LOCK])
      .catch(() => undefined);
    await runner.query('RESET ALL').catch(() => undefined);
    await runner.release();
  }
}

function executorOn(runner: QueryRunner): MigrationExecutor {
  const executor = new MigrationExecutor(runner.connection, runner);
  executor.transaction = 'each';
  return executor;
}
