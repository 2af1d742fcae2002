import type { Page, Request } from 'playwright-core';
import type { TrialRun } from '../trial.js';

/** Requests of the frame of an organization: installation, renewal, organizations, agents, unread notifications. */
const FRAME = 5;

/** Requests that each page may send beside those of the frame, whatever the size of what it shows. */
const LIMITS: Readonly<Record<string, number>> = {
  '': 7,
  '/agents': 1,
  '/settings/general': 0,
  '/settings/members': 1,
  '/settings/money': 3,
  '/settings/money/ledger': 1,
  '/settings/webhooks': 2,
  '/settings/audit': 2,
  '/settings/profile': 1,
  '/settings/security': 2,
  '/settings/keys': 1,
};

/** Requests of the pages of an agent, beside those of the frame. */
const AGENT_LIMITS: Readonly<Record<string, number>> = {
  '': 3,
  '/chat': 1,
  '/watchlists': 1,
  '/jobs': 1,
};

/** Counts the requests of each page of an organization and of its agent. */
export async function checkRequests(
  trial: TrialRun,
  page: Page,
  { organization, agentId }: { readonly organization: string; readonly agentId: number },
  size: string,
): Promise<void> {
  const excessive: string[] = [];
  const ofAgent = Object.entries(AGENT_LIMITS).map(([path, limit]) => [`/agents/${agentId}${path}`, limit] as const);
  for (const [path, limit] of [...Object.entries(LIMITS), ...ofAgent]) {
    const sent = await requestsOf(page, `${organization}${path}`);
    if (sent.length > FRAME + limit) excessive.push(`${path}: ${sent.length}, ${sent.join(' ')}`);
  }
  trial.none(`pages that send more requests than their limit with ${size} to show`, excessive);
}

/** Opens a page and returns the different requests of its scripts, without the stream. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const open = new Set<Request>();
  const sent = new Set<string>();
  const begin = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || pathname.endsWith('/events')) return;
    open.add(request);
    sent.add(`${request.method()} ${pathname}${search}`);
  };
  const end = (request: Request) => open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  do {
    await page.locator('main [role=status]').first().waitFor({ state: 'detached' });
    await Promise.all([...open].map((request) => request.response()));
  } while (open.size > 0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return [...sent];
}
