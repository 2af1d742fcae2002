import { statfsSync } from 'node:fs';
import type { Client } from 'pg';
import { SERVICES, table, type Command } from './command.js';
import { withDatabase } from './installation.js';

const MAX_TABLES = 15;
/** Minimum share of free capacity; a lower one is reported at the end. */
const LOW_SHARE = 0.2;

const JOBS: readonly (readonly [table: string, kind: string])[] = [
  ['base.generation', `user_job_type`],
  ['base.render_job', `'render'`],
  ['base.post_target', `'post on ' || platform`],
  ['base.webhook_delivery', `'webhook'`],
  ['base.gate_preparation', `'files of an approval'`],
  ['base.monitoring_scrape', `'monitoring scrape'`],
  ['agent.run', `'run'`],
  ['core.scraped_source', `'scrape'`],
  ['core.source_bill', `'source bill'`],
  ['core.backup', `'provenance backup'`],
  ['core.backup_renewal', `'backup renewal'`],
  ['upload.inspection', `'inspection'`],
  ...SERVICES.map((service) => [`${service}.task`, `'${service} task ' || kind`] as const),
];

const QUEUES = JOBS.map(
  ([name, kind]) => `SELECT ${kind} AS kind, status, due_at FROM ${name} WHERE due_at IS NOT NULL`,
).join(' UNION ALL ');

/** Used and total capacity, and waiting work. */
const PARTS: readonly { readonly title: string; readonly sql: string }[] = [
  {
    title: 'Postgres',
    sql: `SELECT pg_size_pretty(pg_database_size(current_database())) AS size,
        (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') || ' of ' || current_setting('max_connections') AS connections,
        round(100 * blks_hit::numeric / nullif(blks_hit + blks_read, 0), 1) || ' %' AS cached, deadlocks
        FROM pg_stat_database WHERE datname = current_database()`,
  },
  {
    title: 'Connections by role',
    sql: `SELECT usename AS role, count(*), count(*) FILTER (WHERE state = 'active') AS active FROM pg_stat_activity
      WHERE usename IS NOT NULL AND datname = current_database() GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    title: 'Largest tables',
    sql: `SELECT schemaname || '.' || relname AS "table", n_live_tup AS rows,
      pg_size_pretty(pg_total_relation_size(relid)) AS size,
        n_dead_tup AS dead, last_autovacuum FROM pg_stat_user_tables ORDER BY pg_total_relation_size(relid) DESC
        LIMIT ${MAX_TABLES}`,
  },
  {
    title: 'Open jobs',
    sql: `SELECT kind, count(*) AS open, count(*) FILTER (WHERE status IN ('processing', 'running')) AS "running",
        count(*) FILTER (WHERE due_at < now()) AS due, coalesce(round(extract(epoch
        FROM now() - min(due_at) FILTER (WHERE due_at < now()))), 0) AS "oldest, s"
      FROM (${QUEUES}) AS job GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    title: 'Messages',
    sql: SERVICES.map(
      (service) => `SELECT '${service}' AS service, (SELECT count(*) FROM ${service}.outbox) AS "outbox",
        (SELECT coalesce(round(extract(epoch FROM now() - min(created_at))), 0) FROM ${service}.outbox) AS "oldest, s",
        (SELECT count(*) FROM ${service}.dead_letter) AS "dead letters", (SELECT count(*) FROM ${service}.task
        WHERE status = 'failed') AS "failed tasks"`,
    ).join(' UNION ALL '),
  },
  {
    title: 'Stored bytes',
    sql: `SELECT count(*) AS files, pg_size_pretty(coalesce(sum(byte_size), 0)) AS size FROM upload.blob
      WHERE stored_at IS NOT NULL`,
  },
  {
    title: 'Work of the last day',
    sql: `SELECT (SELECT count(*) FROM base.generation WHERE created_at > now() - interval '1 day') AS generations,
        (SELECT count(*) FROM base.render_job WHERE created_at > now() - interval '1 day') AS renders,
        (SELECT count(*) FROM agent.run WHERE created_at > now() - interval '1 day') AS runs,
        (SELECT count(*) FROM base.agent) AS agents, (SELECT count(*) FROM base.organization) AS organizations`,
  },
];

export const capacity: Command = {
  takes: '',
  does: 'shows used connections, disk and tables, and waiting work',
  prints:
    'tables: size, connections, cache hits and deadlocks of Postgres; connections by role; the 15 largest ' +
    'tables; open jobs by kind with the age of the oldest due one; waiting messages, dead letters and failed ' +
    'tasks by service; number and bytes of stored files; work of the last day; the free disk, if files are ' +
    'stored in a folder (`UPLOAD_DIR`). Warnings are lines with `!` at the end',
  fails: 'more than 80 % of the connections are used, or less than 20 % of the disk of the stored files is free',
  async run(_args, installation, print) {
    const here = installation();
    const warnings = await withDatabase(here, async (client) => {
      for (const { title, sql } of PARTS) {
        const { rows } = await client.query(sql);
        print(`## ${title}`);
        table(rows as Record<string, unknown>[]).forEach(print);
        print('');
      }
      return connectionsLeft(client);
    });
    if (here.storage !== undefined) warnings.push(...diskLeft(here.storage, print));
    warnings.forEach((warning) => print(`! ${warning}`));
    return warnings.length === 0;
  },
};

async function connectionsLeft(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ used: number; max: number }>(
    `SELECT count(*)::integer AS used, current_setting('max_connections')::integer AS max FROM pg_stat_activity
      WHERE backend_type = 'client backend'`,
  );
  const { used, max } = rows[0]!;
  return used > max * (1 - LOW_SHARE) ? [`${used} of ${max} connections are used`] : [];
}

function diskLeft(folder: string, print: (line: string) => void): string[] {
  const { bavail, blocks, bsize } = statfsSync(folder);
  const gigabytes = (count: number) => `${((count * bsize) / 2 ** 30).toFixed(1)} GB`;
  print(`## Disk of ${folder}`);
  print(`${gigabytes(bavail)} free of ${gigabytes(blocks)}`);
  return bavail < blocks * LOW_SHARE ? [`the disk of ${folder} is nearly full`] : [];
}
