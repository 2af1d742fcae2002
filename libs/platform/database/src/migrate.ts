import { MigrationExecutor, type DataSource, type QueryRunner } from 'typeorm';

const MIGRATION_LOCK = 7_204_111;
/** Timeouts of regular statements that a migration of a large table may exceed. */
const LIMITS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const;

/** Runs pending migrations without timeouts, one process at a time; the others wait and then find nothing to do. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  await runner.connect();
  try {
    for (const limit of LIMITS) await runner.query(`SET ${limit} = 0`);
    await runner.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', [MIGRATION_LOCK]);
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
