import { integer, json, row, type RowOf } from '@reelsheet/platform-database';

/**
 * When a part or sheet was changed: later than all it was changed before, also by others who began after and committed
 * first. True under the lock that the UPDATE takes.
 */
export const nextUpdatedAt = (of: string) => `greatest(clock_timestamp(), ${of}.updated_at + interval '1 ms')`;

/** The SET list of an UPDATE and the condition under which it changes anything. `values` are expressions by column. */
export function change(of: string, values: Readonly<Record<string, string>>): { set: string; isChange: string } {
  const columns = Object.keys(values);
  return {
    set: [...columns.map((column) => `${column} = ${values[column]}`), `updated_at = ${nextUpdatedAt(of)}`].join(', '),
    isChange: `(${Object.values(values).join(', ')}) IS DISTINCT FROM (${columns.map((column) => `${of}.${column}`).join(', ')})`,
  };
}

/** Of the parts that were to be changed. */
export const Written = row({
  /** How many there are. */
  found: integer(),
  /** Those that became different. */
  ids: json<number[]>(),
});
export type ItemsWritten = RowOf<typeof Written>;

/** {@link Written}, of what the statement's parts `known` and `written` found. */
export const WRITTEN = `SELECT (SELECT count(*)::integer FROM known) AS found, coalesce((SELECT json_agg(id) FROM written), '[]') AS ids`;
