import type { Page } from 'playwright-core';
import { axeViolations } from '../axe-violations.js';
import { THEMES } from '../studio-pages.js';
import type { TrialRun } from '../../trial.js';
import { cellOf, gridOf, toFirstCell, type GridScene, type SeededSheet } from './grid-scene.js';

interface GridState {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
}

const pressed = (name: string | RegExp, role: 'dialog' | 'menu') => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
  await page.getByRole(role).first().waitFor();
};

const STATES: readonly GridState[] = [
  { name: 'grid', open: toFirstCell },
  {
    name: 'search',
    open: async (page) => {
      await toFirstCell(page);
      await page.keyboard.press('Control+f');
      await page.getByRole('textbox', { name: 'Find', exact: true }).fill('1.');
    },
  },
  {
    name: 'filter',
    open: async (page) => {
      await pressed('Filter', 'dialog')(page);
      await page.getByRole('button', { name: 'Add condition' }).click();
      await page.getByRole('textbox', { name: 'Value 1' }).fill('1.');
    },
  },
  {
    name: 'sort',
    open: async (page) => {
      await pressed('Sort', 'dialog')(page);
      await page.getByRole('button', { name: 'Add column' }).last().click();
    },
  },
  { name: 'saved views', open: pressed(/^View:/, 'menu') },
  { name: 'columns', open: pressed('Columns', 'menu') },
  { name: 'import and export', open: pressed('Import and export', 'menu') },
  {
    name: 'import',
    open: async (page) => {
      await pressed('Import and export', 'menu')(page);
      await page.getByRole('menuitem', { name: 'Import rows…' }).click();
      await page.getByRole('textbox', { name: /Or paste rows/ }).fill('C1\tC2\tOther\n1.1\tchanged\tx\nnew\tnew\ty');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByText('2 rows added', { exact: true }).waitFor();
      await page.getByRole('combobox', { name: /^Change rows/ }).selectOption('C1');
      await page.getByText('1 row added', { exact: true }).waitFor();
    },
  },
  {
    name: 'details of a cell',
    open: async (page) => {
      await toFirstCell(page);
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Close panel' }).waitFor();
    },
  },
  {
    name: 'generate',
    open: async (page) => {
      await toFirstCell(page);
      await page.keyboard.press('Control+Enter');
      await page.getByRole('button', { name: 'Close panel' }).waitFor();
    },
  },
  {
    name: 'actions',
    open: async (page) => {
      await toFirstCell(page);
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menu').waitFor();
    },
  },
];

/** Runs axe on the page of a sheet with each of its panels and dialogs, in both themes. */
export async function checkStates(trial: TrialRun, { page }: GridScene, sheet: SeededSheet): Promise<void> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const { name, open } of STATES) {
      await page.goto(sheet.address);
      await cellOf(page, '1.1').waitFor();
      await open(page);
      found.push(...(await axeViolations(page)).map((each) => `${name}, ${theme}: ${each}`));
    }
  }
  trial.none(`violations that axe finds in ${STATES.length} states of a sheet in both themes`, found);
}

/** Controls of the search between its text and the replacement, and a few more. */
const MAX_TABS = 10;

/** Moves the focus by Tab to the control with this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate<string | null>(`document.activeElement.getAttribute('aria-label')`)) === name) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** Edits, fills, undoes, selects, searches and replaces without a mouse. */
export async function checkKeyboard(trial: TrialRun, scene: GridScene, sheet: SeededSheet): Promise<void> {
  const { page } = scene;
  const { keyboard } = page;
  await page.goto(sheet.address);
  await cellOf(page, '1.1').waitFor();
  await toFirstCell(page);
  await keyboard.type('by keys');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Control+d');
  trial.figure('cells that are filled by keys', await cellOf(page, 'by keys').count(), { exactly: 3 });
  await keyboard.press('Control+f');
  await keyboard.press('Control+a');
  await keyboard.type('by keys');
  await tabTo(page, 'Replace with');
  await keyboard.type('replaced');
  await keyboard.press('Enter');
  await cellOf(page, 'replaced').waitFor();
  await keyboard.press('Escape');
  for (let step = 0; step < 3; step += 1) await keyboard.press('Control+z');
  await cellOf(page, '1.1').waitFor();
  trial.figure('cells that are as before after undoing by keys', await cellOf(page, '3.1').count(), { exactly: 1 });
  await keyboard.press('Control+Shift+z');
  await cellOf(page, 'by keys').waitFor();
  await keyboard.press('Control+z');
  await cellOf(page, '1.1').waitFor();
}

/** The page of a sheet makes a fixed number of requests, and one more for each 1,000 rows. */
export async function checkRequests(
  trial: TrialRun,
  { page }: GridScene,
  sheets: readonly SeededSheet[],
): Promise<void> {
  const counts: number[] = [];
  for (const { address } of sheets) {
    const requests = new Set<string>();
    const note = (request: { url(): string; method(): string }) => {
      const { pathname } = new URL(request.url());
      if (/\/(vidsheet|organizations)\//.test(pathname) && !/\/(grid|events|presence|states)$/.test(pathname))
        requests.add(`${request.method()} ${pathname.replace(/\d+/g, '…')}`);
    };
    page.on('request', note);
    await page.goto(address);
    await gridOf(page).waitFor();
    await page.getByText(/^[\d,]+ rows$/).waitFor();
    page.off('request', note);
    counts.push(requests.size);
  }
  trial.figure('kinds of requests of the page of a sheet, beyond its rows', Math.max(...counts), { atMost: 8 });
  trial.figure('more of them for a large sheet', counts.at(-1)! - counts[0]!, { exactly: 0 });
}
