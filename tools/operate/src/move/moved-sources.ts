import type { Client } from 'pg';
import { selectOwned } from '../organization/rows-sql.js';
import { copyRows } from './copy-rows.js';

/** A source that the organization watches or has watched. */
interface WatchedSource {
  readonly id: string;
  readonly name: string;
  /** Id at the new installation; null if it does not scrape the source. */
  readonly idThere: string | null;
}

/** Tables of core that name a source. */
const WITH_SOURCES = ['core.watch_source', 'core.scrape_order', 'core.source_bill'];

async function watchedSources(source: Client, target: Client, organizationId: number): Promise<WatchedSource[]> {
  const ids = WITH_SOURCES.map((table) => selectOwned(table, '"source_id"', organizationId)).join(' UNION ');
  const { rows: here } = await source.query<{ sources: string }>(
    `SELECT coalesce(json_agg(source), '[]')::text AS sources FROM core.scraped_source AS source WHERE id IN (${ids})`,
  );
  const { rows } = await target.query<WatchedSource>(
    `SELECT watched.id::text, concat_ws(' ', platform, target_type, target_value) AS name, there.id::text AS "idThere"
     FROM json_populate_recordset(NULL::core.scraped_source, $1) AS watched
     LEFT JOIN core.scraped_source AS there USING (platform, target_type, target_value, country)`,
    [here[0]!.sources],
  );
  return rows;
}

/** Returns the names of watched sources that the new installation scrapes with other ids. */
export async function doublySourced(source: Client, target: Client, organizationId: number): Promise<string[]> {
  const watched = await watchedSources(source, target, organizationId);
  return watched.filter(({ id, idThere }) => idThere !== null && idThere !== id).map(({ name }) => name);
}

/**
 * Copies the watched sources with their posts and comments, because other organizations of the former installation use
 * them too. Those that arrived with another organization are there.
 */
export async function moveSources(source: Client, target: Client, organizationId: number): Promise<void> {
  const watched = await watchedSources(source, target, organizationId);
  const ids = watched.filter(({ idThere }) => idThere === null).map(({ id }) => id);
  if (ids.length === 0) return;
  const posts = `source_id IN (${ids.join(', ')})`;
  const comments = `post_id IN (SELECT id FROM core.scraped_post WHERE ${posts})`;
  await copyRows(source, target, {
    table: 'core.scraped_source',
    where: `id IN (${ids.join(', ')})`,
    values: AS_IDLE,
  });
  await copyRows(source, target, { table: 'core.scraped_post', where: posts });
  await copyRows(source, target, { table: 'core.scraped_comment', where: comments });
}

/** A scrape that is under way continues at the former installation; the next one begins when it is due. */
const AS_IDLE: Readonly<Record<string, string>> = {
  is_idle: 'true',
  run_key: 'NULL',
  run_kind: 'NULL',
  run_id: 'NULL',
  submitted_at: 'NULL',
  share_holder: '0',
  status: `CASE status WHEN 'processing' THEN 'pending' ELSE status END`,
  waiting: 'false',
  ready: 'false',
  attempt: '0',
  due_at: `CASE WHEN due_at IS NOT NULL THEN greatest(due_at, now()) END`,
};
