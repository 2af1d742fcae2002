import type { ClientBase } from 'pg';

/** The end of the audit log of one organization, as it is exported and stored elsewhere. */
export interface ChainEnd {
  readonly organization_id: number;
  /** Number of entries, which is the position of the last one. */
  readonly entries: number;
  /** Hash of the last entry, in hex like the signature of the end. */
  readonly hash: string;
  readonly seal: string;
}

const PAGE = 10_000;

/** Returns the ends of all audit logs, by organization. */
export async function* chainEnds(client: ClientBase): AsyncGenerator<ChainEnd> {
  let page: ChainEnd[] = [];
  do {
    const { rows } = await client.query<{ organization_id: string; entries: string; hash: string; seal: string }>(
      `SELECT organization_id, position AS entries, encode(hash, 'hex') AS hash, encode(seal, 'hex') AS seal
       FROM audit.chain WHERE position > 0 AND organization_id > $1 ORDER BY organization_id LIMIT $2`,
      [page.at(-1)?.organization_id ?? 0, PAGE],
    );
    page = rows.map((row) => ({
      ...row,
      organization_id: Number(row.organization_id),
      entries: Number(row.entries),
    }));
    yield* page;
  } while (page.length === PAGE);
}

/**
 * A log only grows, so it always contains each of its earlier ends. The owner of the database could cut it, or restore
 * an earlier copy with a valid signature, but then it does not contain the exported hash. An erased log must belong to
 * a deleted organization. An end before the start of a log, whose entries were removed because of their age, cannot be
 * compared; the signature of the start is verified by base.
 */
const DIFFERENCES_SQL = `
  SELECT known.organization_id, known.entries < start.position AS is_removed, CASE
      WHEN chain.organization_id IS NULL THEN 'the log is missing'
      WHEN chain.position < known.entries
        THEN format('the log was cut: it has %s entries and had %s', chain.position, known.entries)
      WHEN chain.position = known.entries AND (chain.hash <> known.hash OR chain.seal <> known.seal)
        THEN 'the end of the log was replaced'
      WHEN chain.erased_at IS NOT NULL AND EXISTS (
          SELECT FROM base.organization WHERE id = known.organization_id AND deleted_at IS NULL)
        THEN format('the log was erased at %s, but the organization exists', chain.erased_at)
      WHEN known.entries < start.position THEN NULL
      WHEN chain.erased_at IS NULL AND entry.position IS NULL AND start.position IS DISTINCT FROM known.entries
        THEN format('entry %s is missing', known.entries)
      WHEN coalesce(entry.hash, start.hash) <> known.hash THEN format('entry %s was replaced', known.entries)
    END AS difference
  FROM (SELECT organization_id, entries, decode(hash, 'hex') AS hash, decode(seal, 'hex') AS seal
    FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) AS given (organization_id, entries, hash, seal)
  ) AS known
  LEFT JOIN audit.chain USING (organization_id)
  LEFT JOIN audit.chain_start AS start USING (organization_id)
  LEFT JOIN audit.entry ON entry.organization_id = known.organization_id AND entry.position = known.entries`;

export interface ComparedEnds {
  /** Differences between the logs and an earlier export, as messages. */
  readonly differences: readonly string[];
  /** Number of ends whose entries were removed because of their age. */
  readonly removed: number;
}

/** Compares the logs with an earlier export. */
export async function compareEnds(client: ClientBase, known: readonly ChainEnd[]): Promise<ComparedEnds> {
  const { rows } = await client.query<{ organization_id: string; difference: string | null }>(
    `SELECT * FROM (${DIFFERENCES_SQL}) AS compared WHERE difference IS NOT NULL OR is_removed
     ORDER BY organization_id`,
    [
      known.map(({ organization_id: id }) => id),
      known.map(({ entries }) => entries),
      known.map(({ hash }) => hash),
      known.map(({ seal }) => seal),
    ],
  );
  const different = rows.filter(({ difference }) => difference !== null);
  const differences = different.map(({ organization_id: id, difference }) => `organization ${id}: ${difference}`);
  return { differences, removed: rows.length - different.length };
}
