import type { QueryRunner } from 'typeorm';

/** Limits of each connection of a service, in milliseconds. */
export const TIME_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Returns the option of a connection that sets its schema and its time limits. */
export function sessionOptions(service: string): string {
  const settings = Object.entries({ search_path: service, ...TIME_LIMITS });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/**
 * Makes the time limits those of every later connection of this role to this database, also of connections that a
 * pooler opens. The role already has the schema.
 */
export async function storeTimeLimits(runner: QueryRunner): Promise<void> {
  for (const [name, value] of Object.entries(TIME_LIMITS))
    await runner.query(
      `DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = ${value}', current_database());
       END $$`,
    );
}
