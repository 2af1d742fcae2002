import { eventually } from '@reelsheet/testing';
import type { Page } from 'playwright-core';
import type { TrialRun } from '../trial.js';
import type { StudioBrowser } from './studio-browser.js';

/** Time in milliseconds within which another tab shows a change, and within which a tab says that it is offline. */
const MAX_LIVE_MS = 2_000;
const MAX_OFFLINE_MS = 5_000;

const TABS = 10;

/** Ten tabs of one browser: one stream, one renewal at a time, changes everywhere, trash and undo, lost connections. */
export async function checkTabs(trial: TrialRun, own: StudioBrowser): Promise<void> {
  const list = own.context.pages()[0]!;
  const others = await Promise.all(Array.from({ length: TABS - 1 }, () => own.newPage()));
  await Promise.all(others.map((page) => page.goto(list.url())));
  const tabs = [list, ...others];
  await Promise.all(tabs.map((page) => sheetNamed(page, 'Three habits').waitFor()));
  await eventually(async () => {
    if (own.streams !== 1) throw new Error(`${own.streams} streams are open`);
  });
  trial.figure(`streams of ${TABS} tabs`, own.streams, { exactly: 1 });
  trial.figure('renewals that ran at the same time', own.maxRenewalsAtOnce, { atMost: 1 });
  await rename(list, 'Three habits', 'Four habits');
  trial.figure('milliseconds until all tabs show a new title', await shownAfter(tabs, 'Four habits'), {
    atMost: MAX_LIVE_MS,
  });
  await list.close();
  await rename(tabs[1]!, 'Four habits', 'Five habits');
  const afterClosing = await shownAfter(tabs.slice(1), 'Five habits');
  trial.figure('the same after the tab with the stream was closed', afterClosing, { atMost: MAX_LIVE_MS });
  await removeAndUndo(trial, tabs[1]!);
  await loseConnection(trial, own, tabs[2]!);
  await Promise.all(tabs.slice(2).map((page) => page.close()));
}

const sheetNamed = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title });

async function rename(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole('button', { name: `More actions: ${before}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Title').fill(after);
  await page.getByRole('button', { name: 'Save' }).click();
}

async function shownAfter(pages: readonly Page[], title: string): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(pages.map((page) => sheetNamed(page, title).waitFor()));
  return performance.now() - startedAt;
}

async function removeAndUndo(trial: TrialRun, page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions: Five habits' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await sheetNamed(page, 'Five habits').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await sheetNamed(page, 'Five habits').waitFor();
  trial.figure('sheets of that title after the deletion was undone', await sheetNamed(page, 'Five habits').count(), {
    exactly: 1,
  });
}

async function loseConnection(trial: TrialRun, own: StudioBrowser, page: Page): Promise<void> {
  const notice = page.getByText('You are offline');
  await own.context.setOffline(true);
  const startedAt = performance.now();
  await notice.waitFor();
  trial.figure('milliseconds until a tab says that it is offline', performance.now() - startedAt, {
    atMost: MAX_OFFLINE_MS,
  });
  await own.context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  trial.figure('tabs that still say so afterwards', await notice.count(), { exactly: 0 });
}
