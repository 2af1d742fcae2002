import pg from 'pg';
import { DataSource, EntitySchema } from 'typeorm';
import { newBigSheet, type BigSheet } from './big-sheet.js';
import { startInfrastructure } from '../infrastructure.js';
import { median } from '../median.js';
import { Replica } from '../replicas.js';

const CELLS = 10_000;
const ROWS = 1_700;
const ROUNDS = 9;
/** Number of rounds with `save`, which is slow and far from its goal. */
const SAVES = 3;
const MAX_OF_BARE = 2;
const MIN_OF_SAVE = 10;
/**
 * A table with the cells' columns but without the invariants of a sheet, as the minimal cost of a
 * write.
 */
const COPY = 'bare_cell';

interface Cell {
  readonly id: number;
  readonly value: string;
  readonly additional_attributes: object;
}

const CellCopy = new EntitySchema<{ id: number; value: string; additionalAttributes: object; updatedAt: Date }>({
  name: 'CellCopy',
  tableName: COPY,
  columns: {
    id: { type: 'bigint', primary: true, transformer: { to: (id: number) => id, from: Number } },
    value: { type: 'text' },
    additionalAttributes: { type: 'jsonb', name: 'additional_attributes' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
});

/**
 * Compares an update of 10,000 cells over HTTP with one bare statement on a copy of the table and with TypeORM's `save`
 * on it.
 */
export async function benchSheetWrite(): Promise<boolean> {
  const infrastructure = await startInfrastructure(['base']);
  try {
    const { DATABASE_URL: url } = infrastructure.environment('base') as { DATABASE_URL: string };
    const server = await Replica.start('base', infrastructure);
    try {
      return report(await measure(server.url, await newBigSheet(server.url, url, { rows: ROWS }), url));
    } finally {
      await server.stop();
    }
  } finally {
    await infrastructure.stop();
  }
}

type Way = 'bare' | 'minimal' | 'whole' | 'save';

async function measure(url: string, sheet: BigSheet, databaseUrl: string): Promise<Record<Way, number[]>> {
  const database = new pg.Client({ connectionString: databaseUrl });
  const source = new DataSource({ type: 'postgres', url: databaseUrl, driver: pg, entities: [CellCopy] });
  await database.connect();
  try {
    const ids = await copyCells(database, sheet.id);
    await source.initialize();
    const ways: Record<Way, (cells: readonly Cell[]) => Promise<unknown>> = {
      bare: (cells) => update(database, cells),
      minimal: (cells) => put(url, sheet, cells, { Prefer: 'return=minimal' }, 204),
      whole: (cells) => put(url, sheet, cells, {}, 200),
      save: (cells) => save(source, cells),
    };
    const times: Record<Way, number[]> = { bare: [], minimal: [], whole: [], save: [] };
    for (let round = -1; round < ROUNDS; round += 1) {
      for (const [way, write] of Object.entries(ways) as [Way, (cells: readonly Cell[]) => Promise<unknown>][]) {
        if (way === 'save' && round >= SAVES) continue;
        const cells = ids.map((id) => newContent(id, `${way} ${round}`));
        const began = performance.now();
        await write(cells);
        if (round >= 0) times[way].push(performance.now() - began);
        await requireWritten(database, way, cells);
      }
    }
    return times;
  } finally {
    if (source.isInitialized) await source.destroy();
    await database.end();
  }
}

async function copyCells(database: pg.Client, sheetId: number): Promise<number[]> {
  await database.query(`CREATE TABLE ${COPY} (LIKE cell INCLUDING ALL)`);
  await database.query(
    `INSERT INTO ${COPY} OVERRIDING SYSTEM VALUE SELECT * FROM cell WHERE sheet_id = $1 ORDER BY id LIMIT $2`,
    [sheetId, CELLS],
  );
  await database.query(`VACUUM ANALYZE ${COPY}`);
  const { rows } = await database.query<{ id: string }>(`SELECT id FROM ${COPY} ORDER BY id`);
  if (rows.length !== CELLS) throw new Error(`the sheet has ${rows.length} cells instead of ${CELLS}`);
  return rows.map(({ id }) => Number(id));
}

const newContent = (id: number, said: string): Cell => ({
  id,
  value: `${said}: text of cell ${id}, on a calm morning by the sea`,
  additional_attributes: { textMode: 'manual', said },
});

async function update(database: pg.Client, cells: readonly Cell[]): Promise<void> {
  await database.query('BEGIN');
  await database.query({
    name: 'bare',
    text: `UPDATE ${COPY} SET value = change.value, additional_attributes = change.attributes, updated_at = now()
      FROM unnest($1::bigint[], $2::text[], $3::jsonb[]) AS change (id, value, attributes)
      WHERE ${COPY}.id = change.id`,
    values: [
      cells.map(({ id }) => id),
      cells.map(({ value }) => value),
      cells.map(({ additional_attributes }) => JSON.stringify(additional_attributes)),
    ],
  });
  await database.query('COMMIT');
}

async function put(
  url: string,
  { id, agentId, key }: BigSheet,
  cells: readonly Cell[],
  headers: Record<string, string>,
  status: number,
): Promise<void> {
  const answer = await fetch(`${url}/v1/autocontentengine/${id}/cells/mass_update?agent_id=${agentId}`, {
    method: 'PUT',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ cells }),
  });
  const body = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.status} ${body}`);
}

async function save(source: DataSource, cells: readonly Cell[]): Promise<void> {
  const updatedAt = new Date();
  const entities = cells.map(({ id, value, additional_attributes: additionalAttributes }) => ({
    id,
    value,
    additionalAttributes,
    updatedAt,
  }));
  await source.getRepository(CellCopy).save(entities, { chunk: 1_000 });
}

async function requireWritten(database: pg.Client, way: Way, cells: readonly Cell[]): Promise<void> {
  const table = way === 'bare' || way === 'save' ? COPY : 'cell';
  const { rowCount } = await database.query(
    `SELECT FROM ${table} JOIN unnest($1::bigint[], $2::text[]) AS change (id, value) USING (id, value)`,
    [cells.map(({ id }) => id), cells.map(({ value }) => value)],
  );
  if (rowCount !== CELLS) throw new Error(`${way} wrote ${rowCount} cells instead of ${CELLS}`);
}

function report(times: Record<Way, number[]>): boolean {
  const ofBare = (way: Way) => median(times[way].map((ms, round) => ms / times.bare[round]!));
  const faster = median(times.save.map((ms, round) => ms / times.minimal[round]!));
  const [minimal, whole] = [ofBare('minimal'), ofBare('whole')];
  console.log(
    `sheet_write: ${CELLS} cells in ${Math.round(median(times.minimal))} ms, a bare statement ${Math.round(median(times.bare))} ms: ${minimal.toFixed(2)}× (goal ≤ ${MAX_OF_BARE}), ` +
      `with all of them as the answer ${whole.toFixed(2)}×; TypeORM's save ${Math.round(median(times.save))} ms: ${faster.toFixed(1)}× as long (goal ≥ ${MIN_OF_SAVE})`,
  );
  return minimal <= MAX_OF_BARE && faster >= MIN_OF_SAVE;
}
