import { eventually } from '@reelsheet/testing';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { chromium, type Browser } from 'playwright-core';
import { grant } from '../support/tenant.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';
import type { Trial, TrialRun } from '../trial.js';
import { FLAGS, StudioBrowser } from './studio-browser.js';
import { organizationOf } from './studio-account.js';
import { checkAgent } from './studio-agent.js';
import { checkAccounts } from './studio-accounts.js';
import { checkInbox } from './studio-inbox.js';
import { checkLibrary } from './studio-library.js';
import { studioSettings } from './studio-fleet.js';
import { checkSecurity } from './studio-security.js';
import { checkLighthouse } from './studio-lighthouse.js';
import { checkMediaCell } from './studio-media-cell.js';
import { checkRuns } from './studio-runs.js';
import { checkSettings } from './studio-settings.js';
import { TestIssuer } from './test-issuer.js';
import { checkTabs } from './studio-tabs.js';
import { checkPages } from './studio-pages.js';

/** Uses the web studio in headless Chromium as people do. */
export const studio: Trial = {
  shows:
    'from sign-up to a sheet; shared streams and renewals; a cut upload; money, people, security; axe on each page',
  async run(trial) {
    const [issuer, receiver] = [await TestIssuer.open(), await WebhookReceiver.open()];
    trial.afterwards(async () => Promise.all([issuer.close(), receiver.stop()]));
    const fleet = await trial.fleet(studioSettings(issuer, receiver.host));
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
    trial.afterwards(() => browser.close());
    const own = await signUpAndCreate(trial, fleet, browser);
    await checkTabs(trial, own);
    await checkInbox(trial, fleet, own);
    await checkAccounts(trial, fleet, browser);
    const list = own.context.pages()[0]!.url();
    await checkLibrary(trial, own, fleet, list);
    await checkAgent(trial, own, fleet, list);
    await checkRuns(trial, own, fleet, list);
    await checkSettings(trial, fleet, browser, receiver);
    await checkSecurity(trial, fleet, browser, issuer);
    await checkMediaCell(trial, own, list);
    await checkPages(trial, own);
    await checkLighthouse(trial, fleet, own);
    own.report(trial);
  },
};

/** From an empty browser to a sheet: sign-up, first agent, a blank sheet, its page. */
async function signUpAndCreate(trial: TrialRun, fleet: OwnFleet, browser: Browser): Promise<StudioBrowser> {
  const own = await StudioBrowser.open(browser, fleet.file);
  const page = await own.newPage();
  const startedAt = performance.now();
  await page.goto(`${own.url}/`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await own.signUp(page, 'Ada');
  await page.getByRole('heading', { name: 'Make your first video' }).waitFor();
  trial.figure('milliseconds from the first request to the home page', performance.now() - startedAt, {
    atMost: 10_000,
  });
  await grant(fleet.file, await organizationOf(fleet, own), 1_000);
  await page.getByRole('button', { name: 'Create an agent' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Calm Mornings');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: /Daily thought/ }).waitFor();
  await page.getByRole('link', { name: 'Calm Mornings' }).first().click();
  await page.getByRole('navigation', { name: 'Pages of Calm Mornings' }).waitFor();
  await page.getByRole('button', { name: 'New sheet' }).click();
  await page.getByLabel('Title of a blank sheet').fill('Three habits');
  await page.getByRole('button', { name: 'Create blank sheet' }).click();
  await page.getByRole('heading', { name: 'Three habits' }).waitFor();
  await page.goBack();
  const sheet = page.getByRole('link', { name: 'Three habits' });
  await eventually(async () => {
    if ((await sheet.count()) !== 1) throw new Error('the new sheet is not in the list');
  });
  trial.figure('sheets of that title in the list', await sheet.count(), { exactly: 1 });
  return own;
}
