import type { Browser, Page } from 'playwright-core';
import { axeViolations } from '../studio/axe-violations.js';
import type { TrialRun } from '../trial.js';
import type { SentPage } from './guide-links.js';

const THEMES = ['light', 'dark'] as const;
/** Width and height of a phone and of a laptop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1_280, height: 860 },
] as const;

/** Opens pages in both themes and at two sizes, and uses tabs and search by keyboard. */
export async function checkPages(
  trial: TrialRun,
  browser: Browser,
  origin: string,
  pages: readonly SentPage[],
): Promise<void> {
  const forbidden = new Set<string>();
  const violations: string[] = [];
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    watch(page, new URL(origin).host, forbidden);
    for (const { path } of pages)
      for (const viewport of SIZES) {
        await page.setViewportSize(viewport);
        await page.goto(origin + path);
        const found = await axeViolations(page);
        violations.push(...found.map((each) => `${path}, ${colorScheme}, ${viewport.width}: ${each}`));
        if (await isWiderThanScreen(page)) violations.push(`${path}, ${viewport.width}: it scrolls sideways`);
      }
    await context.close();
  }
  trial.note(`${pages.length} pages in ${THEMES.length} themes at ${SIZES.length} widths`);
  trial.none('violations by axe, and pages that are too wide', violations);
  await usePages(trial, browser, origin, forbidden);
  trial.none('violations of the policy, errors of scripts, requests to other hosts', [...forbidden]);
}

/** Notes what no page may do. */
function watch(page: Page, host: string, forbidden: Set<string>): void {
  page.on('pageerror', ({ message }) => forbidden.add(`script: ${message}`));
  page.on('console', (entry) => {
    if (entry.text().includes('Content Security Policy')) forbidden.add(entry.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) forbidden.add(`request to ${url.host}`);
  });
}

const isWiderThanScreen = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Chooses a language, which the next page remembers, and finds a page with the keyboard alone. */
async function usePages(trial: TrialRun, browser: Browser, origin: string, forbidden: Set<string>): Promise<void> {
  const page = await browser.newPage();
  watch(page, new URL(origin).host, forbidden);
  await page.goto(`${origin}/guide/generate`);
  await page.getByRole('tab', { name: 'curl' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.goto(`${origin}/guide/produce`);
  const chosen = await page.getByRole('tab', { name: 'Python', selected: true }).count();
  trial.figure('examples of the next page in the chosen language', chosen, { atLeast: 1 });
  const isShown = await page.getByRole('tabpanel', { name: 'Python' }).first().isVisible();
  trial.figure('the chosen example is shown', Number(isShown), { exactly: 1 });
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('weekly_credits');
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/produce'));
  trial.figure('pages opened from a result', 1, { exactly: 1 });
  trial.note(`the first result of "weekly_credits" is ${new URL(page.url()).pathname}`);
  await page.close();
}
