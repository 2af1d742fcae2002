import type { FleetFile, OwnFleet } from '@reelsheet/tool-fleet';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { newTenant, PASSWORD, requestText, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { PageServer } from './page-server.js';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--no-first-run'];
const COOKIE = 'reelsheet_refresh';

/** Calls the API from pages in headless Chromium. */
export const browsers: Trial = {
  shows: 'pages on an allowed origin reach all services and a stream, others none; two tabs renew at once; theft ends',
  async run(trial) {
    const [allowed, foreign] = [await PageServer.open(), await PageServer.open()];
    trial.afterwards(async () => Promise.all([allowed.close(), foreign.close()]));
    const fleet = await trial.fleet({ CORS_ORIGINS: allowed.origin });
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
    trial.afterwards(() => browser.close());
    const tenant = await newTenant(fleet.file);
    await reachServices(trial, fleet, tenant, { browser, allowed, foreign });
    await renewTogether(trial, fleet, tenant, await browser.newContext(), allowed.origin);
    await steal(trial, fleet, tenant, await browser.newContext(), allowed.origin);
  },
};

interface Pages {
  readonly browser: Browser;
  readonly allowed: PageServer;
  readonly foreign: PageServer;
}

async function reachServices(trial: TrialRun, { file }: OwnFleet, tenant: Tenant, pages: Pages): Promise<void> {
  const stream = `${file.base_url}/generations/${await requestText(tenant, 'A calm morning')}/events`;
  const addresses = [...addressesOf(file, tenant), stream];
  const own = await openPage(await pages.browser.newContext(), pages.allowed.origin);
  const unread = (await readAll(own, addresses, tenant.key)).filter(({ status }) => status === undefined);
  trial.none(`addresses of ${addresses.length} that a page on the allowed origin cannot read`, unread);
  const other = await openPage(await pages.browser.newContext(), pages.foreign.origin);
  const read = (await readAll(other, addresses, tenant.key)).filter(({ status }) => status !== undefined);
  trial.none(`addresses of ${addresses.length} that a page on another origin can read`, read);
}

/** Returns one address of each service that needs a credential, or is unknown. */
function addressesOf({ base_url, agent_url, core_url, upload_url }: FleetFile, { agentUuid }: Tenant): string[] {
  return [
    `${base_url}/agents`,
    `${agent_url}/agent/ideas?agent_id=${agentUuid}`,
    `${core_url}/watchlists?agent_id=${agentUuid}`,
    `${upload_url}/nothing`,
  ];
}

interface Reading {
  readonly address: string;
  /** Status of the response; undefined if the browser has not let the page read it. */
  readonly status?: number;
}

/** Reads the first bytes of each address, as those of an event stream do not end. */
function readAll(page: Page, addresses: readonly string[], key: string): Promise<Reading[]> {
  return page.evaluate(
    async ({ all, apiKey }) =>
      Promise.all(
        all.map(async (address): Promise<Reading> => {
          try {
            const response = await fetch(address, { headers: { 'X-API-Key': apiKey } });
            const reader = response.body!.getReader();
            await reader.read();
            await reader.cancel();
            return response.headers.get('X-Request-Id') ? { address, status: response.status } : { address };
          } catch {
            return { address };
          }
        }),
      ),
    { all: addresses, apiKey: key },
  );
}

async function renewTogether(
  trial: TrialRun,
  { file }: OwnFleet,
  tenant: Tenant,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const rounds = trial.size({ small: { rounds: 100 }, full: { rounds: 1_000 } }).rounds;
  const [first, second] = [await openPage(context, origin), await openPage(context, origin)];
  await signIn(first, file, tenant.email);
  const readable = await first.evaluate<string>('document.cookie');
  trial.none('cookies that scripts of the page can read', readable ? [readable] : []);
  const failed: string[] = [];
  let token: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([renew(first, file), renew(second, file)]);
    failed.push(...answers.filter(({ status }) => status !== 200).map(({ status }) => `round ${round}: ${status}`));
    token = answers[round % 2]!.token ?? token;
  }
  trial.none(`failed renewals of two tabs in ${rounds} rounds`, failed);
  const { status } = await fetch(`${file.base_url}/me`, { headers: { Authorization: `Bearer ${token}` } });
  trial.figure('status of a request with the last access token', status, { exactly: 200 });
}

/** Sends a copied cookie after the browser has renewed twice. */
async function steal(
  trial: TrialRun,
  { file }: OwnFleet,
  tenant: Tenant,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const page = await openPage(context, origin);
  await signIn(page, file, tenant.email);
  const stolen = (await context.cookies(`${file.base_url}/auth`)).find(({ name }) => name === COOKIE)!;
  await renew(page, file);
  const { token } = await renew(page, file);
  const theft = await fetch(`${file.base_url}/auth/refresh`, {
    method: 'POST',
    headers: { Origin: origin, Cookie: `${COOKIE}=${stolen.value}` },
  });
  trial.figure('status of a renewal by a stolen cookie', theft.status, { exactly: 401 });
  trial.figure('status of the next renewal of its owner', (await renew(page, file)).status, { exactly: 401 });
  const { status } = await fetch(`${file.base_url}/me`, { headers: { Authorization: `Bearer ${token}` } });
  trial.figure("status of a request with its owner's access token", status, { exactly: 401 });
}

async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

async function signIn(page: Page, { base_url: base }: FleetFile, email: string): Promise<void> {
  const body = JSON.stringify({ email, password: PASSWORD, refresh_token_in: 'cookie' });
  const status = await page.evaluate(
    async (request) => {
      const response = await fetch(`${request.base}/auth/sign_in`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: request.body,
      });
      return response.status;
    },
    { base, body },
  );
  if (status !== 200) throw new Error(`the page was not signed in: ${status}`);
}

function renew(page: Page, { base_url }: FleetFile): Promise<{ status: number; token?: string }> {
  return page.evaluate(async (base) => {
    const response = await fetch(`${base}/auth/refresh`, { method: 'POST', credentials: 'include' });
    const body = (await response.json()) as { access_token?: string };
    return { status: response.status, token: body.access_token };
  }, base_url);
}
