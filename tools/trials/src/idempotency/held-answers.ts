import type { Service } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';

/** Time for which an answer waits behind its effect, in which the process is killed. */
const HELD_SECONDS = 3;

/** Lets the answers of a service wait between their effect and their commit, until the returned function is called. */
export async function holdAnswers(fleet: OwnFleet, service: Service): Promise<() => Promise<void>> {
  await queryRows(
    fleet,
    `CREATE OR REPLACE FUNCTION ${service}.hold_answer() RETURNS trigger LANGUAGE plpgsql AS
     'BEGIN IF NEW.status IS NOT NULL THEN PERFORM pg_sleep(${HELD_SECONDS}); END IF; RETURN NEW; END'`,
  );
  await queryRows(
    fleet,
    `CREATE TRIGGER hold_answer BEFORE INSERT OR UPDATE ON ${service}.idempotent_answer
     FOR EACH ROW EXECUTE FUNCTION ${service}.hold_answer()`,
  );
  return async () => {
    await queryRows(fleet, `DROP TRIGGER hold_answer ON ${service}.idempotent_answer`);
  };
}

/** Ends the connections of answers that wait: Postgres would complete a statement whose client was killed. */
export async function endHeldAnswers(fleet: OwnFleet): Promise<void> {
  await queryRows(fleet, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
}

/** Returns whether an answer waits. */
export async function isHeld(fleet: OwnFleet): Promise<boolean> {
  return (await queryRows(fleet, `SELECT FROM pg_stat_activity WHERE wait_event = 'PgSleep'`)).length > 0;
}
