import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dataOf, clientOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Page, Route } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

const MEGABYTE = 2 ** 20;
const ARCHIVE = Buffer.from('504b0304', 'hex');
const UPLOADS = '**/resumable_uploads/*';
const UPLOADED_WITHIN_MS = 60_000;
const MANY_FOLDERS = 300;
/** The list, the storage, and once the events, sessions and agents that every page reads. */
const MAX_REQUESTS = 10;

/** Uploads in the library of the agent whose sheets are at `list`, and counts the requests of its page. */
export async function checkLibrary(trial: TrialRun, own: StudioBrowser, fleet: OwnFleet, list: string): Promise<void> {
  const address = list.replace(/\/sheets.*$/, '/library');
  const page = await own.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  const few = await requestsOf(page, address);
  await cutUpload(trial, page, fleet, own);
  await createFolders(fleet, own, agentOf(address));
  const many = await requestsOf(page, address);
  trial.figure('requests of the library with few files', few, { atMost: MAX_REQUESTS });
  trial.figure('requests that it makes beyond those with many', many - few, { atMost: 1 });
  await page.close();
}

/** Breaks off chunks and the page itself, and compares what is stored in the end. */
async function cutUpload(trial: TrialRun, page: Page, fleet: OwnFleet, own: StudioBrowser): Promise<void> {
  const bytes = Buffer.concat([ARCHIVE, randomBytes(40 * MEGABYTE)]);
  // A file on the disk keeps its time, by which the page knows it again.
  const file = fleet.path('takes.zip');
  await writeFile(file, bytes);
  let chunks = 0;
  const held = Promise.withResolvers<void>();
  const interrupt = async (route: Route): Promise<void> => {
    // The question of the browser whether it may send a chunk has no offset.
    if (route.request().headers()['upload-offset'] === undefined || route.request().method() !== 'PATCH')
      return route.continue();
    chunks += 1;
    if (chunks === 2 || chunks === 4) return route.abort('connectionreset');
    if (chunks < 5) return route.continue();
    // This one is under way when the page is loaded again.
    held.resolve();
  };
  await page.route(UPLOADS, interrupt);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await held.promise;
  await page.unroute(UPLOADS);
  await page.reload();
  await page.getByText('Choose the file again to continue').waitFor();
  const sentAgain = new Set<string>();
  page.on('request', (request) => {
    const offset = request.headers()['upload-offset'];
    if (request.method() === 'PATCH' && offset !== undefined) sentAgain.add(offset);
  });
  await input.setInputFiles(file);
  await page.getByRole('button', { name: /^takes\.zip/ }).waitFor({ timeout: UPLOADED_WITHIN_MS });
  trial.figure('chunks of six that are sent after the page was loaded again', sentAgain.size, { atMost: 4 });
  const { base, agentId } = await clientFor(fleet, own, page.url());
  const [stored] = await dataOf(base.files.list({ query: { agent_id: agentId } }));
  const content = Buffer.from(await (await fetch(stored!.url)).arrayBuffer());
  trial.figure('interrupted uploads of which a byte differs', content.equals(bytes) ? 0 : 1, { exactly: 0 });
}

async function requestsOf(page: Page, address: string): Promise<number> {
  let requests = 0;
  const count = (request: { url(): string; method(): string }) => {
    if (request.url().includes('/v1/') && request.method() !== 'OPTIONS') requests += 1;
  };
  page.on('request', count);
  await page.goto(address);
  await page.getByRole('button', { name: 'Upload', exact: true }).waitFor();
  await page.waitForLoadState('load');
  await page.getByText(/used$/).first().waitFor();
  page.off('request', count);
  return requests;
}

const agentOf = (address: string): number => Number(/\/agents\/(\d+)\//.exec(address)![1]);

async function clientFor({ file }: OwnFleet, { email, password }: StudioBrowser, address: string) {
  const { access_token } = await dataOf(clientOf('base', file.base_url).auth.signIn({ body: { email, password } }));
  return { base: clientOf('base', file.base_url, { bearer: access_token }), agentId: agentOf(address) };
}

async function createFolders(fleet: OwnFleet, own: StudioBrowser, agentId: number): Promise<void> {
  const { base } = await clientFor(fleet, own, `/agents/${agentId}/`);
  const query = { agent_id: agentId };
  for (let index = 1; index <= MANY_FOLDERS; index += 1)
    await dataOf(base.folders.create({ query, body: { asset_folder: { name: `Folder ${index}` } } }));
}
