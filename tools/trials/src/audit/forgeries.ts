import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';
import type { TrialRun } from '../trial.js';

/** Expressions for a changed value of a column, by the type of the column. */
const OTHER: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || 'x'`,
  bigint: (column) => `coalesce(${column}, 0) + 1000`,
  jsonb: () => `'{"forged": 1}'`,
  'timestamp with time zone': (column) => `${column} + interval '1 second'`,
  bytea: () => `sha256('forged')`,
};

const ROWS = { small: 2, full: 20 };

/**
 * Returns statements with which the owner of the database could forge an organization's log: they change each value of
 * some entries, their order and their number.
 */
export async function forgeriesOf(trial: TrialRun, fleet: OwnFleet, organization: number): Promise<string[]> {
  const here = `organization_id = ${organization}`;
  // The column `id` counts the entries of all organizations, so it is not part of a chain.
  const columns = await queryRows<{ name: string; type: string }>(
    fleet,
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'audit' AND table_name = 'entry' AND column_name <> 'id'`,
  );
  const positions = (
    await queryRows<{ position: string }>(fleet, `SELECT position FROM audit.entry WHERE ${here}`)
  ).map(({ position }) => Number(position));
  const some = trial.shuffle(positions).slice(0, trial.size(ROWS));
  const last = Math.max(...positions);
  const inside = trial.pick(positions.filter((position) => position < last));
  const values = some.flatMap((position) =>
    columns.map(
      ({ name, type }) =>
        `UPDATE audit.entry SET ${name} = ${OTHER[type]!(name)} WHERE ${here} AND position = ${position}`,
    ),
  );
  const removed = some.map((position) => `DELETE FROM audit.entry WHERE ${here} AND position = ${position}`);
  const copied = `organization_id, position, action, target, detail, user_id, key_id, address, request_id, at, signed_with, hash`;
  const added = copied.replace('position', String(last + 1));
  const shortened = `DELETE FROM audit.entry WHERE ${here} AND position > ${inside}`;
  return [
    ...values,
    ...removed,
    shortened,
    `WITH gone AS (${shortened}) UPDATE audit.chain SET (position, hash) =
       (SELECT position, hash FROM audit.entry WHERE ${here} AND position = ${inside}) WHERE ${here}`,
    `DELETE FROM audit.entry WHERE ${here}`,
    `UPDATE audit.entry SET position = CASE position WHEN ${last} THEN -1 ELSE ${last + 1} END WHERE ${here}
      AND position IN (${inside}, ${last})`,
    `INSERT INTO audit.entry (${copied}) SELECT ${added} FROM audit.entry WHERE ${here} AND position = ${inside}`,
    `WITH put AS (INSERT INTO audit.entry (${copied}) SELECT ${added} FROM audit.entry WHERE ${here}
      AND position = ${inside} RETURNING position, hash)
     UPDATE audit.chain SET (position, hash) = (SELECT position, hash FROM put) WHERE ${here}`,
    `UPDATE audit.chain SET position = position + 1 WHERE ${here}`,
    `UPDATE audit.chain SET seal = sha256('forged') WHERE ${here}`,
    `WITH gone AS (DELETE FROM audit.entry WHERE ${here} AND position <= ${inside} RETURNING *)
     INSERT INTO audit.chain_start (organization_id, position, hash, seal, signed_with)
     SELECT organization_id, position, hash, hash, signed_with FROM gone WHERE position = ${inside}`,
    `UPDATE audit.entry SET (action, detail, at, hash, request_id) = (SELECT action, detail, at, hash, request_id
      FROM audit.entry
       WHERE ${here} AND position = ${last}) WHERE ${here} AND position = ${inside}`,
  ];
}

/** Statements that base's own role must not be able to run. */
export const OWN_ROLE_ATTEMPTS: readonly string[] = [
  `UPDATE audit.entry SET action = action`,
  `UPDATE audit.chain SET position = position`,
  `DELETE FROM audit.entry`,
  `DELETE FROM audit.chain`,
  `TRUNCATE audit.entry`,
  `TRUNCATE audit.chain`,
  `DROP TABLE audit.entry`,
  `ALTER TABLE audit.entry DISABLE TRIGGER ALL`,
  `ALTER TABLE audit.entry OWNER TO base`,
  `INSERT INTO audit.entry (organization_id, position, action, detail, at, signed_with, hash) VALUES (1, 1000, 'a',
    '{}', now(), 'k', 'h')`,
  `INSERT INTO audit.chain (organization_id) VALUES (-1)`,
  `SET ROLE audit`,
  `CREATE OR REPLACE FUNCTION audit.append() RETURNS void LANGUAGE sql AS ''`,
  `SELECT audit.append(organization_id, position, 'a', NULL, '{}', NULL, NULL, NULL, NULL, now(), 'k', 'h', 's')
    FROM audit.chain WHERE position > 0 LIMIT 1`,
  `SELECT audit.append(organization_id, position + 2, 'a', NULL, '{}', NULL, NULL, NULL, NULL, now(), 'k', 'h', 's')
    FROM audit.chain WHERE position > 0 LIMIT 1`,
  `DELETE FROM audit.chain_start`,
  `INSERT INTO audit.chain_start (organization_id, position, hash, seal, signed_with) VALUES (1, 1, 'h', 's', 'k')`,
  `SELECT audit.shorten(entry.organization_id, entry.position, entry.hash, 's', 'k')
    FROM audit.entry JOIN audit.chain USING (organization_id) WHERE chain.position > entry.position LIMIT 1`,
];
