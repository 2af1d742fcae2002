import type { QueryRunner } from 'typeorm';

/** Limits of each connection of a service, in milliseconds. */
export const TIME_LIMITS = {
  statement_timeout: 30_000,
  lock_timeout: 4_000,
  idle_in_transaction_session_timeout: 60_000,
};

/**
 * Settings by which Postgres ends the session of a client whose machine was lost without closing the connection, and
 * with it the locks of the session. It probes after 10 s without a packet, three times with 5 s between, and waits at
 * most 25 s (in milliseconds) for the acknowledgment of data. By default the session would last for two hours.
 */
export const LOST_CLIENT = {
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 25_000,
};

/** Returns the option of a connection that sets its schema, its time limits and those of a lost client. */
export function sessionOptions(service: string): string {
  const settings = Object.entries({ search_path: service, ...TIME_LIMITS, ...LOST_CLIENT });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/**
 * Makes the limits those of every later connection of this role to this database, also of connections that a pooler
 * opens. The role already has the schema.
 */
export async function storeLimits(runner: QueryRunner): Promise<void> {
  for (const [name, value] of Object.entries({ ...TIME_LIMITS, ...LOST_CLIENT }))
    await runner.query(
      `DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = ${value}', current_database());
       END $$`,
    );
}
