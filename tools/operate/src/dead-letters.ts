import type { Client } from 'pg';
import { SERVICES, serviceNamed, table, UsageError, type Command, type Service } from './command.js';
import { withDatabase } from './installation.js';

const MAX = 100;
const ALL_DEAD_LETTERS = SERVICES.map(
  (service) => `SELECT '${service}' AS service, id, created_at, consumer, subject, reason FROM ${service}.dead_letter`,
).join(' UNION ALL ');

/**
 * Lists, requeues and drops messages that failed permanently at their consumer or in the outbox of
 * their sender.
 */
export const deadLetters: Command = {
  takes: '[list | requeue <service> <id>|all | drop <service> <id>|all]',
  does: 'lists dead letters, requeues or deletes them',
  prints: 'the newest 100 with service, id, time, consumer, subject and reason; or how many were requeued or deleted',
  fails: 'the named dead letter does not exist; never for a list',
  async run([act = 'list', name, id], installation, print) {
    return withDatabase(installation(), async (client) => {
      if (act === 'list') return list(client, print);
      const perform = { requeue, drop }[act];
      if (!perform) throw new UsageError(`unknown action ${act}`);
      const service = serviceNamed(name);
      if (id !== 'all' && !/^\d+$/.test(id ?? '')) throw new UsageError('give the id of a dead letter, or all');
      const count = await perform(client, service, id === 'all' ? null : id!);
      print(`${count} ${act === 'drop' ? 'deleted' : 'requeued'}`);
      return count > 0 || id === 'all';
    });
  },
};

async function list(client: Client, print: (line: string) => void): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT * FROM (${ALL_DEAD_LETTERS}) AS letter ORDER BY created_at DESC LIMIT ${MAX}`,
  );
  if (rows.length === 0) print('no dead letters');
  table(rows as Record<string, unknown>[]).forEach(print);
  return true;
}

/**
 * Moves dead letters back into the outbox of their sender, each for its consumer alone. The message id remains, so that
 * consumers recognize a message that they have processed.
 */
async function requeue(client: Client, service: Service, id: string | null): Promise<number> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ subject: string; consumer: string; message_id: string; payload: unknown }>(
    `WITH letter AS (DELETE FROM ${service}.dead_letter WHERE $1::bigint IS NULL OR id = $1 RETURNING consumer,
      message_id, subject, payload),
       forgotten AS (DELETE FROM ${service}.inbox USING letter WHERE inbox.consumer = letter.consumer
       AND inbox.message_id = letter.message_id)
     SELECT * FROM letter`,
    [id],
  );
  for (const { subject, consumer, message_id: messageId, payload } of rows) {
    const sender = serviceNamed(subject.split('.')[1]);
    await client.query(
      `INSERT INTO ${sender}.outbox (id, subject, payload, pending) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET pending = ARRAY(SELECT DISTINCT unnest(outbox.pending || excluded.pending)),
       publish_after = now()`,
      [messageId, subject, JSON.stringify(payload), consumer === 'outbox' ? [] : [service]],
    );
  }
  await client.query('COMMIT');
  return rows.length;
}

async function drop(client: Client, service: Service, id: string | null): Promise<number> {
  const { rowCount } = await client.query(`DELETE FROM ${service}.dead_letter WHERE $1::bigint IS NULL OR id = $1`, [
    id,
  ]);
  return rowCount ?? 0;
}
