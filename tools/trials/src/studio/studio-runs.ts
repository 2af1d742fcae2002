import { connect, dataOf, type Clients } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Locator, Page } from 'playwright-core';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

/** Decides about an action of an agent and stops a run of it, both by keyboard alone. */
export async function checkRuns(trial: TrialRun, own: StudioBrowser, fleet: OwnFleet, list: string): Promise<void> {
  const clients = await clientsOf(fleet, own);
  const agentId = Number(/\/agents\/(\d+)\//.exec(list)![1]);
  const sheetId = await sheetToGenerate(clients, agentId);
  const page = await own.newPage();
  const approved = await waitingRun(clients, agentId, sheetId);
  await page.goto(list.replace(/\/agents\/\d+\/sheets.*$/, ''));
  await pressByKey(page, page.getByRole('button', { name: /^Review: / }));
  const dialog = page.getByRole('dialog', { name: 'The agent asks for your approval' });
  await pressByKey(page, dialog.getByRole('button', { name: 'Approve' }));
  await page.getByText('Approved: the agent goes on').waitFor();
  trial.figure('runs that completed after their approval by keyboard', await ended(clients, approved, 'completed'), {
    exactly: 1,
  });
  const stopped = await waitingRun(clients, agentId, sheetId);
  const { conversation_id } = await dataOf(clients.agent.runs.get({ path: { run_id: stopped } }));
  await page.goto(`${list.replace(/\/sheets.*$/, '')}/chat/${conversation_id}`);
  await page.getByRole('region', { name: 'The agent asks for your approval' }).waitFor();
  await pressByKey(page, page.getByRole('button', { name: 'Stop', exact: true }));
  await page.getByText('The run was stopped', { exact: true }).waitFor();
  trial.figure('runs that ended when they were stopped by keyboard', await ended(clients, stopped, 'failed'), {
    exactly: 1,
  });
  await page.close();
}

async function clientsOf({ file }: OwnFleet, { email, password }: StudioBrowser): Promise<Clients> {
  const signedIn = await dataOf(connect(file).base.auth.signIn({ body: { email, password } }));
  return connect(file, { bearer: signedIn.access_token });
}

/** Creates a sheet of one row whose text is generated. */
async function sheetToGenerate({ base: { sheets } }: Clients, agentId: number): Promise<number> {
  const query = { agent_id: agentId };
  const { id } = await dataOf(sheets.create({ query, body: { spreadsheet: { title: 'Thoughts' } } }));
  const params = { path: { id }, query };
  await dataOf(sheets.columns.create({ ...params, body: { spreadsheet_column: { title: 'SCRIPT', type: 'text' } } }));
  const row = await dataOf(sheets.rows.create({ ...params, body: { spreadsheet_row: {} } }));
  const prompted = { textMode: 'ai', prompt: 'A calm morning' };
  const cells = [{ id: row.spreadsheet_cells[0]!.id, additional_attributes: prompted }];
  await dataOf(sheets.cells.updateMany({ ...params, body: { cells } }));
  // No batch starts before the changes have been compared.
  await waitUntil('the changes are compared', async () =>
    Boolean((await sheets.rows.estimate({ ...params, body: {} })).data),
  );
  return id;
}

/** Starts a run and returns its id once it waits for an approval. */
async function waitingRun({ agent }: Clients, agentId: number, sheetId: number): Promise<string> {
  const body = { agent_id: agentId, message: 'Generate the cells of the vidsheet', context: { vidsheet_id: sheetId } };
  const { run_id } = await dataOf(agent.runs.create({ body }));
  await waitUntil('the run waits for an approval', async () => {
    const { pending_action } = await dataOf(agent.runs.get({ path: { run_id } }));
    return pending_action !== null;
  });
  return run_id;
}

/** Returns 1 once the run has this status, which is `failed` for one that somebody has stopped. */
async function ended({ agent }: Clients, runId: string, status: string): Promise<number> {
  await waitUntil(`the run is ${status}`, async () => {
    const run = await dataOf(agent.runs.get({ path: { run_id: runId } }));
    return run.status === status;
  });
  return 1;
}

/** Controls between the beginning of a page and any of its buttons, at most. */
const MAX_TABS = 60;

/** Moves the focus by Tab to a button, and presses Enter. */
async function pressByKey(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab');
    if ((await button.and(page.locator(':focus')).count()) === 1) return page.keyboard.press('Enter');
  }
  throw new Error('Tab does not reach the button');
}
