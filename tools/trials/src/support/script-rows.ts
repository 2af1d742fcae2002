import { dataOf } from '@reelsheet/client';
import type { Tenant } from './tenant.js';

/** Adds rows whose texts have a prompt, at most 1,000, to the sheet of a tenant, and returns their ids. */
export async function addScriptRows({ base, agentId, sheetId, cellIds }: Tenant, count: number): Promise<number[]> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const { spreadsheet_rows: rows } = await dataOf(base.sheets.get(params));
  const cells = [{ id: cellIds[0]!, additional_attributes: { prompt: 'a script of one sentence' } }];
  await dataOf(base.sheets.cells.updateMany({ ...params, body: { cells } }));
  const body = { rows: Array.from({ length: count }, () => ({})), like_row_id: rows[0]!.id };
  const created = await dataOf(base.sheets.rows.createMany({ ...params, body }));
  if (!created) throw new Error('The rows were created without an answer that names them');
  return created.map(({ id }) => id);
}
