import { readFile } from 'node:fs/promises';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { chromium } from 'playwright-core';
import { lighthouseScores } from '../support/lighthouse.js';
import type { TrialRun } from '../trial.js';
import { FLAGS, type StudioBrowser } from './studio-browser.js';

/** Minimum of Lighthouse's scores for performance and accessibility, of 100. */
const MIN_SCORE = 95;
/** File of a browser's folder whose first line is the port that programs control it by. */
const PORT_FILE = 'DevToolsActivePort';

/** Lighthouse on the main pages of somebody who is signed in; the first page of `own` has the sheets of an agent. */
export async function checkLighthouse(trial: TrialRun, fleet: OwnFleet, own: StudioBrowser): Promise<void> {
  const folder = fleet.path('lighthouse-browser');
  const args = [...FLAGS, '--remote-debugging-port=0'];
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: '/usr/bin/chromium',
    viewport: null,
    args,
  });
  trial.afterwards(() => context.close());
  const page = await context.newPage();
  await page.goto(`${own.url}/sign_in`);
  await own.signIn(page);
  await page.getByRole('heading', { name: 'Home' }).waitFor();
  const organization = page.url();
  await page.getByRole('navigation').getByRole('link', { name: 'Calm Mornings' }).click();
  await page.getByRole('heading', { name: 'Sheets', level: 1 }).waitFor();
  const agent = page.url().replace(/\/sheets.*$/, '');
  await page.goto(`${agent}/sheets`);
  const sheet = await page.getByRole('main').getByRole('link', { name: 'Five habits' }).getAttribute('href');
  await page.goto('about:blank');
  const debuggingPort = Number((await readFile(`${folder}/${PORT_FILE}`, 'utf8')).split('\n')[0]);
  const addresses = {
    home: organization,
    sheets: `${agent}/sheets`,
    sheet: new URL(sheet!, own.url).href,
    library: `${agent}/library`,
    money: `${organization}/settings/money`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    const scores = await lighthouseScores(trial, address, { debuggingPort, isDesktop: true });
    for (const category of ['performance', 'accessibility'])
      trial.figure(`Lighthouse, ${name}: ${category}`, scores[category]!, { atLeast: MIN_SCORE });
  }
}
