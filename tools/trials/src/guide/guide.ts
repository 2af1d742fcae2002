import type { OwnFleet } from '@reelsheet/tool-fleet';
import { chromium } from 'playwright-core';
import { FLAGS } from '../studio/studio-browser.js';
import { lighthouseScores } from '../support/lighthouse.js';
import { newTenant } from '../support/tenant.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import type { Trial, TrialRun } from '../trial.js';
import { checkPages } from './guide-browser.js';
import { deadLinksOf, pagesOf } from './guide-links.js';
import { readyLanguages } from './snippet-languages.js';
import { STEPS, runSnippets, type Variables } from './snippet-runs.js';

const CREDITS = 100_000;
/** Minimum of Lighthouse's scores, of 100. */
const MIN_SCORE = 95;

/** Runs every snippet of the guide in order, and reads its site as people and programs do. */
export const guide: Trial = {
  shows: 'every snippet of the guide in each language; its links, axe in both themes, its policy, Lighthouse',
  only: 'one language of the snippets (curl, typescript, python, cli), or `site`',
  async run(trial) {
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    if (trial.only !== 'site') await checkSnippets(trial, fleet, receiver.host);
    if (trial.only === undefined || trial.only === 'site') await checkSite(trial, fleet);
  },
};

/** Runs the snippets of each language for a user of its own, because names of agents are unique. */
async function checkSnippets(trial: TrialRun, { file }: OwnFleet, webhookHost: string): Promise<void> {
  const origin = (url: string) => new URL(url).origin;
  const addresses: Variables = {
    REELSHEET_URL: origin(file.base_url),
    REELSHEET_AGENT_URL: origin(file.agent_url),
    REELSHEET_CORE_URL: origin(file.core_url),
    REELSHEET_UPLOAD_URL: origin(file.upload_url),
    WEBHOOK_URL: `http://${webhookHost}/guide`,
  };
  for (const language of await readyLanguages(trial)) {
    const { key, organizationId } = await newTenant(file, { credits: CREDITS });
    const variables = { ...addresses, REELSHEET_KEY: key, ORGANIZATION_ID: String(organizationId) };
    const { ran, errors } = await runSnippets(trial, language, variables);
    trial.none(`${language.id}: snippets that failed`, errors);
    trial.figure(`${language.id}: snippets that ran`, ran, { exactly: STEPS.length });
  }
}

async function checkSite(trial: TrialRun, { file }: OwnFleet): Promise<void> {
  const { pages: count } = trial.size({ small: { pages: 10 }, full: { pages: 1_000 } });
  const { origin } = new URL(file.base_url);
  const pages = await pagesOf(origin);
  trial.none('dead links', await deadLinksOf(origin, pages));
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
  trial.afterwards(() => browser.close());
  await checkPages(trial, browser, origin, spread(pages, count));
  for (const path of ['/guide/', '/guide/quick-start', '/guide/reference/sheets-rows'])
    for (const [category, score] of Object.entries(await lighthouseScores(trial, origin + path)))
      trial.figure(`Lighthouse, ${path}: ${category}`, score, { atLeast: MIN_SCORE });
}

/** Returns so many pages, from the first to the last. */
function spread<T>(pages: readonly T[], count: number): readonly T[] {
  if (count >= pages.length) return pages;
  return Array.from({ length: count }, (_, index) => pages[Math.floor((index * pages.length) / count)]!);
}
