import type { JobKind } from '../job-kind.js';

type Limits = Pick<JobKind, 'name' | 'perOrganization' | 'perTarget'>;

/**
 * Selects the id and due time of the next jobs of the share `share.key`, for {@link ClaimRepository.claim}. Of a kind
 * with targets, $7 and $8 are the targets that have running steps and their numbers.
 */
export function takenFrom({ name, perOrganization, perTarget }: Limits): string {
  if (perTarget) return takenFromTargets(name, perTarget);
  return `
    SELECT id, due_at FROM ${name} AS ready WHERE ready.share_id = share.key AND ready
    ORDER BY due_at LIMIT ${perOrganization} FOR UPDATE SKIP LOCKED`;
}

/**
 * Walks from a random target to the next ones of the share that are not used up, with one index lookup each, and takes
 * the first jobs of each. It ends after as many targets as the share has free steps.
 */
const takenFromTargets = (name: string, { column, max }: NonNullable<JobKind['perTarget']>) => `
    WITH RECURSIVE origin AS MATERIALIZED (
      SELECT floor(low + random() * (high - low + 1))::bigint - 1 AS key FROM (SELECT
        (SELECT ${column} FROM ${name} WHERE share_id = share.key AND ready ORDER BY ${column} LIMIT 1) AS low,
        (SELECT ${column} FROM ${name} WHERE share_id = share.key AND ready ORDER BY ${column} DESC LIMIT 1) AS high
      ) AS range WHERE low IS NOT NULL
    ), round AS (
      SELECT key, false AS wrapped, 0 AS position FROM origin
      UNION ALL
      SELECT next.key, next.wrapped, position + 1
      FROM round CROSS JOIN LATERAL (
        (SELECT ${column} AS key, round.wrapped FROM ${name}
         WHERE share_id = share.key AND ready AND ${column} > round.key ORDER BY ${column}, due_at LIMIT 1)
        UNION ALL
        (SELECT ${column} AS key, true FROM ${name}
         WHERE share_id = share.key AND ready AND NOT round.wrapped ORDER BY ${column}, due_at LIMIT 1)
        LIMIT 1
      ) AS next
      WHERE NOT (next.wrapped AND next.key > (SELECT key FROM origin))
    ), target AS MATERIALIZED (
      SELECT key, position, free_steps
      FROM round CROSS JOIN LATERAL (
        SELECT ${max} - coalesce(($8::integer[])[array_position($7::bigint[], key)], 0) AS free_steps
      ) AS remaining
      WHERE position > 0 AND free_steps > 0 LIMIT share.free
    )
    SELECT id, due_at
    FROM target CROSS JOIN LATERAL (
      SELECT id, due_at, row_number() OVER (ORDER BY due_at) AS place FROM (
        SELECT id, due_at FROM ${name} AS ready
        WHERE ready.share_id = share.key AND ready.${column} = target.key AND ready
        ORDER BY due_at LIMIT ${max} FOR UPDATE SKIP LOCKED
      ) AS first ORDER BY due_at LIMIT free_steps
    ) AS waiting
    ORDER BY place, position`;
