import { dataOf, responseOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, waitUntil } from '../support/database.js';
import { median, quantile } from '../support/quantile.js';
import { injectFault, newTenant, type Tenant } from '../support/tenant.js';
import type { Trial } from '../trial.js';

/** Maximum time in which the states of the sheet are read, in milliseconds. */
const GOAL_MS = 300;
/** Maximum factor of that time beside a running batch. */
const FLAT = 1.5;
const READS = 40;
const WARM_UP = 5;
/** Response time of the chat vendor, so that the batch runs longer than the measurement. */
const VENDOR_MS = 300;
const MINUTE_MS = 60_000;

export const sheetStates: Trial = {
  shows: 'the states of 10,000 rows of 20 cells in 300 ms, and as fast while a batch runs',
  async run(trial) {
    const { rows, columns, batchRows } = trial.size({
      small: { rows: 1_000, columns: 20, batchRows: 100 },
      full: { rows: 10_000, columns: 20, batchRows: 500 },
    });
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file, { credits: 1_000_000, rows: 0 });
    await populate(fleet, tenant, rows, columns);
    await waitUntil('all changes are compared', async () => (await read(tenant)).isCurrent, 10 * MINUTE_MS);
    const { bytes, nodes } = await read(tenant);
    trial.note(`${nodes} nodes in a body of ${(bytes / 1e6).toFixed(1)} MB`);
    const idle = await measure(tenant);
    await injectFault(fleet.file, { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS });
    const batch = await startBatch(fleet, tenant, batchRows);
    const busy = await measure(tenant);
    const { status, completed, total } = await batchOf(tenant, batch);
    trial.note(`a batch was ${status} with ${completed} of ${total} cells done after the measurement`);
    trial.figure('cells that the batch had left', total - completed, { atLeast: 1 });
    trial.figure('reading the states, median in ms', median(idle), { atMost: GOAL_MS });
    trial.figure('reading the states, p95 in ms', quantile(idle, 0.95), { atMost: GOAL_MS * FLAT });
    trial.figure('reading the states beside the batch, median in ms', median(busy), { atMost: GOAL_MS });
    trial.note(`beside the batch, p95 ${quantile(busy, 0.95).toFixed(0)} ms`);
    trial.figure('factor of the median beside the batch', median(busy) / median(idle), { atMost: FLAT });
  },
};

/** Adds columns of generated texts and rows to the tenant's sheet; a third of the cells is up to date or stale. */
async function populate(fleet: OwnFleet, { sheetId }: Tenant, rows: number, columns: number): Promise<void> {
  const run = (sql: string, ...values: unknown[]) => queryRows(fleet, sql, [sheetId, ...values], 'base');
  await run(
    `INSERT INTO base.sheet_column (sheet_id, position, title, type, column_role)
     SELECT $1, place, 'TEXT ' || place, 'text', 'ingredient' FROM generate_series(1, $2::integer - 1) AS place`,
    columns,
  );
  await run(
    `INSERT INTO base.sheet_row (sheet_id, position) SELECT $1, place FROM generate_series(1, $2::integer) AS place`,
    rows,
  );
  await run(
    `INSERT INTO base.cell (sheet_id, row_id, column_id, value, additional_attributes)
     SELECT $1, line.id, heading.id, '', '{"textMode":"ai","prompt":"A calm morning"}'
     FROM base.sheet_row AS line JOIN base.sheet_column AS heading USING (sheet_id) WHERE sheet_id = $1`,
  );
  await run(
    `INSERT INTO base.sheet_node (sheet_id, cell_id, row_id, stage, state, reason)
     SELECT $1, id, row_id, 'cells', (ARRAY['missing', 'fresh', 'stale'])[1 + id % 3],
       CASE id % 3 WHEN 2 THEN 'Changed since it was made: ' || (ARRAY['prompt', 'model'])[1 + id % 2] END
     FROM base.cell WHERE sheet_id = $1`,
  );
  await queryRows(fleet, 'VACUUM ANALYZE');
}

async function read({ base, sheetId, agentId }: Tenant): Promise<{ isCurrent: boolean; bytes: number; nodes: number }> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const body = await dataOf(base.sheets.states.list(params));
  const nodes = body.nodes.reduce((sum, { count }) => sum + count, 0);
  return { isCurrent: body.is_current, bytes: JSON.stringify(body).length, nodes };
}

/** Returns the milliseconds of consecutive reads until the last byte. */
async function measure(tenant: Tenant): Promise<number[]> {
  const times: number[] = [];
  for (let count = -WARM_UP; count < READS; count += 1) {
    const startedAt = performance.now();
    await readText(tenant);
    if (count >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}

async function readText({ base, sheetId, agentId }: Tenant): Promise<void> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const response = await responseOf(base.sheets.states.list({ ...params, parseAs: 'text' }));
  if (!response.ok) throw new Error(`the states answered ${response.status}`);
}

async function startBatch(fleet: OwnFleet, { base, sheetId, agentId }: Tenant, count: number): Promise<number> {
  const ids = await queryRows<{ id: number }>(
    fleet,
    'SELECT id::integer FROM base.sheet_row WHERE sheet_id = $1 ORDER BY position LIMIT $2',
    [sheetId, count],
  );
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const body = { row_ids: ids.map(({ id }) => id) };
  return (await dataOf(base.sheets.rows.generate({ ...params, body }))).id;
}

async function batchOf({ base, sheetId, agentId }: Tenant, id: number) {
  const params = { path: { id: sheetId, batch_id: id }, query: { agent_id: String(agentId) } };
  return dataOf(base.sheets.batches.get(params));
}
