import { clientOf, dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import type { Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

/** Time in milliseconds within which all open tabs show a new notification. */
const MAX_NOTIFIED_MS = 3_000;
/** Requests about notifications that a page of the inbox makes: the list, and the number in the navigation. */
const REQUESTS = 2;
const MADE_KEY = 'An access key was made for your account';

/** The inbox by keyboard, live in two tabs, with a fixed number of requests, and its settings. */
export async function checkInbox(trial: TrialRun, fleet: OwnFleet, own: StudioBrowser): Promise<void> {
  const home = own.context.pages()[0]!;
  const list = home.url();
  const organization = list.replace(/\/agents\/\d+\/sheets.*$/, '');
  const inbox = await own.newPage();
  let requests = 0;
  inbox.on('request', (request) => {
    if (request.method() === 'GET' && /\/notifications(\?|$)/.test(request.url())) requests += 1;
  });
  await inbox.goto(`${organization}/inbox`);
  await rowOf(inbox, 'has signed in').waitFor();
  trial.figure('requests about notifications of the inbox', requests, { atMost: REQUESTS });
  await home.goto(organization);
  trial.figure('milliseconds until two tabs show a new notification', await notifiedAfter(fleet, own, home, inbox), {
    atMost: MAX_NOTIFIED_MS,
  });
  trial.figure('notifications after the keys J, E and U', await useKeys(inbox), { exactly: 1 });
  await changeSettings(trial, inbox, organization);
  await inbox.close();
  await home.goto(list);
}

const rowOf = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

async function notifiedAfter({ file }: OwnFleet, own: StudioBrowser, home: Page, inbox: Page): Promise<number> {
  const { email, password } = own;
  const signedIn = await dataOf(clientOf('base', file.base_url).auth.signIn({ body: { email, password } }));
  const bearer = signedIn.access_token;
  const startedAt = performance.now();
  await dataOf(clientOf('base', file.base_url, { bearer }).keys.create({ body: { name: 'trial' } }));
  await Promise.all([
    rowOf(inbox, MADE_KEY).waitFor(),
    home.getByRole('link', { name: /^Inbox.*2 unread$/ }).waitFor(),
  ]);
  return performance.now() - startedAt;
}

/** Archives the newest notification and marks the next one as read. Returns how many rows are left. */
async function useKeys(page: Page): Promise<number> {
  await page.evaluate('document.activeElement?.blur()');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await rowOf(page, MADE_KEY).waitFor({ state: 'detached' });
  await page.keyboard.press('u');
  await page.getByRole('button', { name: /^Mark as unread: .*has signed in/ }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await rowOf(page, MADE_KEY).waitFor();
  await rowOf(page, MADE_KEY)
    .getByRole('button', { name: /^Archive/ })
    .click({ force: true });
  await rowOf(page, MADE_KEY).waitFor({ state: 'detached' });
  return rowOf(page, '').count();
}

async function changeSettings(trial: TrialRun, page: Page, organization: string): Promise<void> {
  await page.locator('#content').getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: 'Weekly' }).click();
  await page.getByLabel('Day').selectOption('Friday');
  await page.getByText('The next mail is due on').waitFor();
  await page.goto(`${organization}/inbox/settings`);
  const chosen = await page.getByLabel('Day').inputValue();
  trial.figure('the weekday of mails that the settings have kept', Number(chosen), { exactly: 4 });
  await page.getByRole('radio', { name: 'Never' }).click();
  await page.getByText('The next mail is due on').waitFor({ state: 'detached' });
}
