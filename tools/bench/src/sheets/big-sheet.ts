import { clientOf, dataOf, type ServiceClient } from '@reelsheet/client';
import { withPostgres } from '@reelsheet/native-servers';
import type pg from 'pg';
import { OPERATOR_KEY } from '../operator-key.js';
import { newUser } from '../user.js';

export interface BigSheet {
  readonly id: number;
  readonly agentId: number;
  readonly key: string;
  /** Client of base as the owner of the sheet. */
  readonly base: ServiceClient<'base'>;
}

const CREDITS = 100_000;

/** Columns in order. `jobs` are those of each cell, or of each layer for columns with layers. */
const COLUMNS = [
  { title: 'TOPIC', type: 'text', role: 'ingredient', layers: 0, job: null },
  { title: 'SCRIPT', type: 'text', role: 'script', layers: 0, job: 'text_generation' },
  { title: 'VOICEOVER', type: 'audio', role: 'ingredient', layers: 0, job: 'audio_generation' },
  { title: 'VIDEO', type: 'video', role: 'video', layers: 2, job: 'video_generation' },
  { title: 'NOTES', type: 'text', role: 'ingredient', layers: 0, job: null },
  { title: 'STATS', type: 'stats', role: 'stats', layers: 0, job: null },
] as const;
const PLAIN_COLUMN = { type: 'text', role: 'ingredient', layers: 0, job: null } as const;

/** Size of a sheet. Plain columns have only texts and come after the six with content of each kind. */
interface SizeOfSheet {
  readonly rows?: number;
  readonly plainColumns?: number;
}

/**
 * Creates a sheet of 6 columns with 6 values, 2 layers and 4 finished and selected generations per row; 1,000 rows are
 * 5.4 MB of JSON. It is written with SQL into the migrated database of base, which accepts the key of its owner.
 */
export async function newBigSheet(
  url: string,
  databaseUrl: string,
  { rows = 1_000, plainColumns = 0 }: SizeOfSheet = {},
): Promise<BigSheet> {
  const owner = await newOwner(url);
  await withPostgres(databaseUrl, (database) => insertContent(database, owner.id, rows, plainColumns));
  return owner;
}

async function newOwner(url: string): Promise<BigSheet> {
  const { key } = await newUser(url);
  const base = clientOf('base', `${url}/v1`, { key });
  const [organization] = await dataOf(base.organizations.list());
  const grant = { organization_id: organization!.id, amount: CREDITS, reason: 'bench', idempotency_key: key };
  await dataOf(base.credits.grant({ body: grant, headers: { 'X-Operator-Key': OPERATOR_KEY } }));
  const { agent } = await dataOf(base.agents.create({ body: { agent: { name: 'Bench' } } }));
  const query = { agent_id: String(agent.id) };
  const { id } = await dataOf(base.sheets.create({ query, body: { spreadsheet: { title: 'Big sheet' } } }));
  return { id, agentId: agent.id, key, base };
}

/** Runs one statement whose first parameter is the id of the sheet. */
type Run = (sql: string, ...more: unknown[]) => Promise<unknown>;

/** Inserts the whole sheet in one transaction; `COLUMNS` defines the content of each column. */
async function insertContent(database: pg.Client, sheetId: number, rows: number, plainColumns: number): Promise<void> {
  const plain = Array.from({ length: plainColumns }, (_, index) => ({ ...PLAIN_COLUMN, title: `TEXT ${index + 1}` }));
  const columns = JSON.stringify([...COLUMNS, ...plain].map((column, position) => ({ ...column, position })));
  const run: Run = (sql, ...more) => database.query(sql, [sheetId, ...more]);
  await database.query('BEGIN');
  await insertCells(run, columns, rows);
  await insertGenerations(run, columns);
  await database.query('COMMIT');
  await database.query('VACUUM ANALYZE');
}

async function insertCells(run: Run, columns: string, rows: number): Promise<void> {
  await run(
    `INSERT INTO sheet_column (sheet_id, position, title, type, column_role)
     SELECT $1, position, title, type, role FROM jsonb_to_recordset($2) AS item (position integer, title text,
     type text, role text)`,
    columns,
  );
  await run(
    `INSERT INTO sheet_row (sheet_id, position) SELECT $1, place - 1 FROM generate_series(1, $2) AS place`,
    rows,
  );
  await run(
    `INSERT INTO cell (sheet_id, row_id, column_id, value, additional_attributes)
     SELECT $1, line.id, heading.id, heading.title || ' ' || line.position || ': ' || 'a calm morning by the sea',
     '{"textMode":"manual","model":"textmodel_b"}'
     FROM sheet_row AS line JOIN sheet_column AS heading USING (sheet_id) WHERE sheet_id = $1
     ORDER BY line.position, heading.position`,
  );
  await run(
    `INSERT INTO layer (sheet_id, cell_id, name, type, position)
     SELECT $1, cell.id, 'Clip ' || place, 'video', place - 1
     FROM jsonb_to_recordset($2) AS item (title text, layers integer) JOIN sheet_column USING (title) JOIN cell
     ON cell.column_id = sheet_column.id,
       generate_series(1, layers) AS place WHERE cell.sheet_id = $1 ORDER BY cell.id, place`,
    columns,
  );
}

async function insertGenerations(run: Run, columns: string): Promise<void> {
  await run(
    `INSERT INTO generation (organization_id, agent_id, sheet_id, cell_id, layer_id, user_job_type, status, input,
      model, estimate, cost, result, progress, due_at)
     SELECT organization_id, agent_id, $1, cell.id, layer.id, job, 'completed', '{}', 'benchmodel', 1000000, 1000000,
       CASE WHEN job = 'text_generation' THEN to_jsonb(repeat('The sea is quiet, and so is the house. ', 2)) END, 1,
       NULL
     FROM jsonb_to_recordset($2) AS item (title text, job text) JOIN sheet_column USING (title) JOIN cell
     ON cell.column_id = sheet_column.id
       LEFT JOIN layer ON layer.cell_id = cell.id JOIN sheet ON sheet.id = $1 WHERE cell.sheet_id = $1
       AND job IS NOT NULL ORDER BY cell.id, layer.id`,
    columns,
  );
  await run(
    `INSERT INTO content_resource (organization_id, agent_id, sheet_id, generation_id, key, url, thumbnail_url,
      file_name, content_type, object_type, byte_size)
     SELECT organization_id, agent_id, $1, id, 'bench-' || id,
     'http://media.example.com/v1/media/bench-' || id || '.mp4',
     'http://media.example.com/v1/media/bench-' || id || '.jpg',
       'generation-' || id || '.mp4', 'video/mp4', 'video', 1 FROM generation WHERE sheet_id = $1 AND result IS NULL
       ORDER BY id`,
  );
  await run(
    `INSERT INTO generation_output (generation_id, position, content_resource_id) SELECT generation_id, 0, id
      FROM content_resource WHERE sheet_id = $1`,
  );
  await run(
    `UPDATE cell SET default_generation_id = generation.id FROM generation WHERE cell.sheet_id = $1
      AND cell_id = cell.id AND layer_id IS NULL`,
  );
  await run(
    `UPDATE layer SET default_generation_id = generation.id FROM generation WHERE layer.sheet_id = $1
      AND layer_id = layer.id`,
  );
}
