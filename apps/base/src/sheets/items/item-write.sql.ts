import { integer, json, row, type RowOf } from '@reelsheet/platform-database';

/**
 * The time of a change: later than every earlier change of the same row, including changes by transactions that began
 * later and committed first. Evaluated under the row lock that the UPDATE takes.
 */
export const nextUpdatedAt = (alias: string) => `greatest(clock_timestamp(), ${alias}.updated_at + interval '1 ms')`;

/** The SET list of an UPDATE and the condition that it changes anything. `values` are SQL expressions by column. */
export function change(alias: string, values: Readonly<Record<string, string>>): { set: string; isChange: string } {
  const columns = Object.keys(values);
  const before = columns.map((column) => `${alias}.${column}`).join(', ');
  return {
    set: [...columns.map((column) => `${column} = ${values[column]}`), `updated_at = ${nextUpdatedAt(alias)}`].join(
      ', ',
    ),
    isChange: `(${Object.values(values).join(', ')}) IS DISTINCT FROM (${before})`,
  };
}

export const Written = row({
  /** Number of the requested items that exist. */
  found: integer(),
  /** Ids of the items that changed. */
  ids: json<number[]>(),
});
export type ItemsWritten = RowOf<typeof Written>;

/** Selects {@link Written} from the statement's tables `known` and `written`. */
export const WRITTEN = `SELECT (SELECT count(*)::integer FROM known) AS found,
  coalesce((SELECT json_agg(id) FROM written), '[]') AS ids`;
