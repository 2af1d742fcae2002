import type { Client } from 'pg';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { columnsOf } from '../archive/schemas.js';
import { selectOwned } from '../organization/rows-sql.js';

interface Source {
  readonly id: string;
  readonly platform: string;
  readonly target_type: string;
  readonly target_value: string;
  readonly country: string;
}

/** Tables of core that name a source. */
const WITH_SOURCES = ['core.watch_source', 'core.scrape_order', 'core.source_bill'];

/** Selects the ids of the sources that the organization watches or has watched. */
const selectSources = (organizationId: number) =>
  WITH_SOURCES.map((table) => selectOwned(table, '"source_id"', organizationId)).join(' UNION ');

/**
 * Copies the watched sources with their posts and comments, because other organizations of the former installation use
 * them too. Throws if the new installation already scrapes one of them, which has other ids there.
 */
export async function moveSources(source: Client, target: Client, organizationId: number): Promise<void> {
  const { rows } = await source.query<Source>(
    `SELECT id::text, platform, target_type, target_value, country FROM core.scraped_source
     WHERE id IN (${selectSources(organizationId)})`,
  );
  const known = await knownSources(target, rows);
  const ids = rows.filter(({ id }) => !known.has(id)).map(({ id }) => id);
  if (ids.length === 0) return;
  const list = ids.join(', ');
  await copySourceRows(source, target, list);
  const posts = `source_id IN (${list})`;
  await copyWhole(source, target, 'scraped_post', posts);
  await copyWhole(source, target, 'scraped_comment', `post_id IN (SELECT id FROM core.scraped_post WHERE ${posts})`);
}

/** Returns the ids of the sources that arrived with another organization. */
async function knownSources(target: Client, sources: readonly Source[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { id, platform, target_type, target_value, country } of sources) {
    const { rows } = await target.query<{ id: string }>(
      `SELECT id::text FROM core.scraped_source
       WHERE platform = $1 AND target_type = $2 AND target_value = $3 AND country = $4`,
      [platform, target_type, target_value, country],
    );
    if (rows[0]?.id === id) known.add(id);
  }
  return known;
}

/** Returns the watched sources that the new installation scrapes with other ids. */
export async function doublySourced(source: Client, target: Client, organizationId: number): Promise<string[]> {
  const { rows } = await source.query<Source>(
    `SELECT id::text, platform, target_type, target_value, country FROM core.scraped_source
     WHERE id IN (${selectSources(organizationId)})`,
  );
  const found: string[] = [];
  for (const { id, platform, target_type, target_value, country } of rows) {
    const { rowCount } = await target.query(
      `SELECT FROM core.scraped_source
       WHERE platform = $1 AND target_type = $2 AND target_value = $3 AND country = $4 AND id <> $5`,
      [platform, target_type, target_value, country, id],
    );
    if (rowCount) found.push(`${platform} ${target_type} ${target_value}`);
  }
  return found;
}

/** A scrape that is under way continues at the former installation; the next one begins when it is due. */
async function copySourceRows(source: Client, target: Client, ids: string): Promise<void> {
  const values: Readonly<Record<string, string>> = {
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
  await copyWhole(source, target, 'scraped_source', `id IN (${ids})`, values);
}

async function copyWhole(
  source: Client,
  target: Client,
  name: string,
  where: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const columns = await columnsOf(source, { schema: 'core', name });
  const selected = columns.map((column) => values[column] ?? `"${column}"`);
  const out = source.query(copyTo(`COPY (SELECT ${selected.join(', ')} FROM core.${name} WHERE ${where}) TO STDOUT`));
  const into = target.query(
    copyFrom(`COPY core.${name} (${columns.map((each) => `"${each}"`).join(', ')}) FROM STDIN`),
  );
  await pipeline(out, into);
}
