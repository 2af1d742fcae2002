import type { Client } from 'pg';
import { SERVICES, serviceNamed, table, UsageError, type Command } from './command.js';
import { withDatabase } from './installation.js';

const MAX = 100;
const FAILED = SERVICES.map(
  (service) =>
    `SELECT '${service}' AS service, id, created_at, kind, failed_reason FROM ${service}.task WHERE status = 'failed'`,
).join(' UNION ALL ');

/** Actions on one or all failed tasks of a service; $1 is an id or null. */
const ACTS: Readonly<Record<string, { done: string; sql: (service: string) => string }>> = {
  retry: {
    done: 'due again',
    sql: (service) =>
      // A pending task with the same key, or a later failed one, replaces it.
      `WITH asked AS (SELECT id, kind, key FROM ${service}.task WHERE status = 'failed' AND ($1::bigint IS NULL
        OR id = $1)),
         stood_for AS (DELETE FROM ${service}.task USING asked WHERE task.id = asked.id AND (
           EXISTS (SELECT FROM ${service}.task AS other WHERE other.kind = asked.kind AND other.key = asked.key
           AND other.status = 'pending')
           OR EXISTS (SELECT FROM asked AS later WHERE later.kind = asked.kind AND later.key = asked.key
           AND later.id > asked.id)) RETURNING task.id)
       UPDATE ${service}.task SET status = 'pending', due_at = now(), ready = false, attempt = 0, failed_reason = NULL
       FROM asked WHERE task.id = asked.id AND task.id NOT IN (SELECT id FROM stood_for)`,
  },
  drop: {
    done: 'dropped',
    sql: (service) => `DELETE FROM ${service}.task WHERE status = 'failed' AND ($1::bigint IS NULL OR id = $1)`,
  },
};

/** Failed tasks, which remain until an operator retries or deletes them. */
export const tasks: Command = {
  takes: '[list | retry <service> <id>|all | drop <service> <id>|all]',
  does: 'lists tasks that failed permanently, retries or deletes them',
  prints: 'the newest 100 with service, id, time, kind and reason; or how many are due again or dropped',
  fails: 'the named task is not among the failed ones; never for a list',
  async run([act = 'list', name, id], installation, print) {
    return withDatabase(installation(), async (client) => {
      if (act === 'list') return list(client, print);
      const { done, sql } = ACTS[act] ?? {};
      if (!sql) throw new UsageError(`unknown action ${act}`);
      if (id !== 'all' && !/^\d+$/.test(id ?? '')) throw new UsageError('give the id of a task, or all');
      const { rowCount } = await client.query(sql(serviceNamed(name)), [id === 'all' ? null : id]);
      print(`${rowCount} ${done}`);
      return (rowCount ?? 0) > 0 || id === 'all';
    });
  },
};

async function list(client: Client, print: (line: string) => void): Promise<boolean> {
  const { rows } = await client.query(`SELECT * FROM (${FAILED}) AS task ORDER BY created_at DESC LIMIT ${MAX}`);
  if (rows.length === 0) print('no task has failed');
  table(rows as Record<string, unknown>[]).forEach(print);
  return true;
}
