import type { DataSource } from 'typeorm';

const MIGRATION_LOCK = 7_204_111;

/** Runs what is pending, one process at a time: the others wait and then find nothing to do. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  try {
    await guard.query('SET lock_timeout = 0');
    await guard.query('SET statement_timeout = 0');
    await guard.query('SELECT pg_advisory_lock($1, hashtext(current_schema()))', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await guard
      .query('SELECT pg_advisory_unlock($1, hashtext(current_schema()))', [MIGRATION_LOCK])
      .catch(() => undefined);
    await guard.query('RESET ALL').catch(() => undefined);
    await guard.release();
  }
}
