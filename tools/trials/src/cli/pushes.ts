import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, waitUntil } from '../support/database.js';
import type { Tenant } from '../support/tenant.js';
import type { TrialRun } from '../trial.js';
import { killed, type CommandResult, type InstalledCli } from './installed-cli.js';
import { SIZES } from './sizes.js';

const ROWS_PER_REQUEST = 50;

/** Pushes rows and changes of them, kills each push half-way, and runs it again. */
export async function pushes(trial: TrialRun, fleet: OwnFleet, installed: InstalledCli, tenant: Tenant): Promise<void> {
  const count = trial.size(SIZES).rows;
  const rows = Array.from({ length: count }, (_, index) => `row ${index}`);
  const added = await pushTwice(installed, tenant, ['SCRIPT', ...rows], []);
  await verify(trial, fleet, 'added', added, 'row %', count);
  const title = ['--spreadsheet-column.title', 'NOTE', '--spreadsheet-column.type', 'text'];
  await installed.reelsheet(['sheets', 'columns', 'create', String(tenant.sheetId), ...title]);
  const notes = ['SCRIPT,NOTE', ...rows.map((row) => `${row},note of ${row}`)];
  const changed = await pushTwice(installed, tenant, notes, ['--match', 'SCRIPT']);
  await verify(trial, fleet, 'changed', changed, 'note of row %', count);
}

/** Kills a push once half of its rows are sent, and returns the result of the next one. */
async function pushTwice(
  installed: InstalledCli,
  { sheetId }: Tenant,
  lines: readonly string[],
  match: readonly string[],
): Promise<CommandResult> {
  const file = join(installed.folder, 'rows.csv');
  await writeFile(file, lines.join('\n'));
  const size = ['--rows-per-request', String(ROWS_PER_REQUEST)];
  const line = ['sheet', 'push', file, '--id', String(sheetId), '--yes', ...size, ...match];
  const first = installed.start(line);
  await waitUntil('half of the rows are sent', async () => {
    const [state] = await installed.states('pushes');
    return Number(state?.['done'] ?? 0) * ROWS_PER_REQUEST > lines.length / 2;
  });
  await killed(first);
  return installed.reelsheet(line);
}

async function verify(
  trial: TrialRun,
  fleet: OwnFleet,
  what: string,
  { status, stderr }: CommandResult,
  pattern: string,
  count: number,
): Promise<void> {
  trial.figure(`${what}: status of the second push`, status, { exactly: 0 });
  const summary = stderr.split('\n').find((line) => line.includes('rows to add')) ?? '';
  trial.note(`${what}: the second push showed ${summary}`);
  const [added, cells] = [...summary.matchAll(/\d+/g)].map(([number]) => Number(number));
  trial.figure(`${what}: rows that were left`, what === 'added' ? added! : cells!, { atMost: count / 2 });
  const sql = 'SELECT count(*)::int AS cells, count(DISTINCT value)::int AS values FROM base.cell WHERE value LIKE $1';
  const [found] = await queryRows<{ cells: number; values: number }>(fleet, sql, [pattern]);
  trial.figure(`${what}: cells with a value of the file`, found!.cells, { exactly: count });
  trial.figure(`${what}: different values`, found!.values, { exactly: count });
}
