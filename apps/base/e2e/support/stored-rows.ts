import { eventually } from '@reelsheet/testing';
import type pg from 'pg';

/** Number of rows by table. */
export type StoredRows = Readonly<Record<string, number>>;

/** Tables whose rows come and go with time or with the work of jobs, and that of stored answers. */
const RESTLESS = [
  'credit_hold',
  'generation_chunk',
  'generation_output',
  'idempotent_answer',
  'inbox',
  'input_change',
  'ledger_entry',
  'ledger_posting',
  'live_event',
  'live_head',
  'member_notification',
  'notification',
  'notification_occurrence',
  'outbox',
  'post_node',
  'rate_limit',
  'sheet_change',
  'sheet_change_image',
  'sheet_change_marker',
  'sheet_change_set',
  'sheet_node',
  'task',
  'vendor_rate',
  'vendor_slot',
];

/** Waits until the nodes of all changed sheets were compared, which changes the sheets again. */
export async function comparisonsEnd(admin: pg.Client): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await admin.query(
      `SELECT FROM input_change UNION ALL SELECT FROM task WHERE kind = 'compare_inputs'`,
    );
    if (rowCount !== 0) throw new Error('changes of sheets are still being compared');
  });
}

/** Returns how many rows each table of base has, once the tasks of earlier changes are done. */
export async function storedRows(admin: pg.Client): Promise<StoredRows> {
  await comparisonsEnd(admin);
  const { rows } = await admin.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'base'`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !RESTLESS.includes(name));
  const counts = names.map((name) => `(SELECT count(*)::integer FROM base.${name}) AS ${name}`);
  return (await admin.query<Record<string, number>>(`SELECT ${counts.join(', ')}`)).rows[0]!;
}
