import { randomUUID } from 'node:crypto';
import { clientOf, connect, dataOf, type Clients, type GenerationBody } from '@reelsheet/client';
import type { FleetFile } from '@reelsheet/tool-fleet';

/** A user with a key, credits, an agent and a sheet of one text column. */
export interface Tenant extends Clients {
  readonly key: string;
  readonly email: string;
  readonly organizationId: number;
  readonly agentId: number;
  readonly agentUuid: string;
  readonly sheetId: number;
  /** Cells of the text column, one per row. */
  readonly cellIds: readonly number[];
}

/** Password of every new user. */
export const PASSWORD = 'correct horse';

/** Creates a new user with a key, credits, an agent and a sheet. */
export async function newTenant(file: FleetFile, { credits = 10_000, rows = 1 } = {}): Promise<Tenant> {
  const { key, email } = await signUp(file);
  const clients = connect(file, { key });
  const { base } = clients;
  const [organization] = await dataOf(base.organizations.list());
  const organizationId = organization!.id;
  if (credits > 0) await grant(file, organizationId, credits);
  const { agent } = await dataOf(base.agents.create({ body: { agent: { name: 'On trial' } } }));
  const query = { agent_id: String(agent.id) };
  const title = { spreadsheet: { title: 'On trial' } };
  const { id: sheetId } = await dataOf(base.sheets.create({ query, body: title }));
  const params = { path: { id: sheetId }, query };
  const column = { spreadsheet_column: { title: 'SCRIPT', type: 'text' } } as const;
  await dataOf(base.sheets.columns.create({ ...params, body: column }));
  for (let row = 0; row < rows; row += 1)
    await dataOf(base.sheets.rows.create({ ...params, body: { spreadsheet_row: {} } }));
  const sheet = await dataOf(base.sheets.get(params));
  const cellIds = sheet.spreadsheet_rows.map((row) => row.spreadsheet_cells[0]!.id);
  return { ...clients, key, email, organizationId, agentId: agent.id, agentUuid: agent.uuid, sheetId, cellIds };
}

async function signUp({ base_url }: FleetFile): Promise<{ key: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const body = { email, password: PASSWORD, name: 'On trial' };
  const signedUp = await dataOf(clientOf('base', base_url).auth.signUp({ body }));
  if (!('access_token' in signedUp)) throw new Error('Users of trials have no mailbox: they need ACCOUNT_PROOF=none');
  const base = clientOf('base', base_url, { bearer: signedUp.access_token });
  return { key: (await dataOf(base.keys.create({ body: {} }))).token, email };
}

/** Grants credits to an organization as the operator. */
export async function grant(
  { base_url, operator_key }: FleetFile,
  organizationId: number,
  amount: number,
): Promise<void> {
  const body = { organization_id: organizationId, amount, reason: 'trial', idempotency_key: randomUUID() };
  const params = { headers: { 'X-Operator-Key': operator_key } };
  await dataOf(clientOf('base', base_url).credits.grant({ ...params, body }));
}

/** Requests a text for a cell and returns the id of its generation. */
export function requestText(tenant: Tenant, prompt: string, cellId?: number): Promise<number> {
  return requestGeneration(tenant, { generation_type: 'text', data: { prompt } }, cellId);
}

export async function requestGeneration(
  { base, agentId, sheetId, cellIds }: Tenant,
  body: GenerationBody,
  cellId = cellIds[0]!,
): Promise<number> {
  const params = { path: { engine_id: sheetId, cell_id: cellId }, query: { agent_id: String(agentId) } };
  const ordered = await dataOf(base.sheets.cells.generate({ ...params, body }));
  return ordered.generation_id;
}

/** Requests the render of a text that is shown for this number of seconds, 1080 × 1920. */
export async function requestRender(
  { base, agentId, sheetId, cellIds }: Tenant,
  text: string,
  seconds: number,
): Promise<void> {
  const clip = { type: 'text', text, start: 0, duration: seconds };
  const input = { canvas: { width: 1080, height: 1920, fps: 30 }, tracks: [{ clips: [clip] }] };
  const job = {
    project_id: sheetId,
    container_id: cellIds[0]!,
    container_type: 'SpreadsheetCell',
    input: JSON.stringify(input),
  } as const;
  await dataOf(base.renders.create({ query: { agent_id: String(agentId) }, body: { job } }));
}

/** Creates a watchlist of these accounts of one network. */
export async function watch({ core, agentUuid }: Tenant, name: string, accounts: readonly string[]): Promise<void> {
  const sources = accounts.map(
    (target_value) => ({ platform: 'shortvideo', target_type: 'account', target_value }) as const,
  );
  const body = { project_id: null, conversation_id: null, created_by_run_id: null, name, sources };
  await dataOf(core.watchlists.create({ path: { agent_id: agentUuid }, body }));
}

/** Injects a fault into a vendor of the sandbox (`latency` in milliseconds, `error` by status, `lost_answer` …). */
export async function injectFault(
  { sandbox_url }: FleetFile,
  fault: { vendor: string; kind: string; times: number; value?: number; path?: string },
): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox_url}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`the sandbox returned ${answer.status}`);
}
