import { eventually } from '@reelsheet/testing';
import type { Page } from 'playwright-core';
import type { StudioBrowser } from '../studio-browser.js';
import type { TrialRun } from '../../trial.js';
import { block, cellOf, paste, toFirstCell, type GridScene, type SeededSheet } from './grid-scene.js';

/** Edits of two people without a connection: none is lost, clashes are shown, the order of each is kept. */
export async function checkOffline(trial: TrialRun, scene: GridScene, sheet: SeededSheet): Promise<void> {
  const { edits, offlineMs } = trial.size({
    small: { edits: 10, offlineMs: 0 },
    full: { edits: 50, offlineMs: 60_000 },
  });
  const { page, own } = scene;
  await page.goto(sheet.address);
  await cellOf(page, '1.1').waitFor();
  const { own: otherOwn, page: other } = await scene.openElsewhere(sheet);
  const browsers: readonly [Page, StudioBrowser, string][] = [
    [page, own, 'mine'],
    [other, otherOwn, 'theirs'],
  ];
  const startedAt = performance.now();
  await Promise.all(browsers.map(([, each]) => each.context.setOffline(true)));
  // The first cell is changed by both, the others of two columns by one of them each.
  for (const [index, [each, , mark]] of browsers.entries()) await typeDown(each, mark, index, edits);
  const left = offlineMs - (performance.now() - startedAt);
  if (left > 0) await page.waitForTimeout(left);
  await Promise.all(browsers.map(([, each]) => each.context.setOffline(false)));
  const clash = await Promise.race(
    browsers.map(async ([each]) => {
      await each.getByText(/changed a cell that you have changed/).waitFor();
      return each;
    }),
  );
  const values = await eventually(async () => {
    const all = await scene.values(sheet);
    const known = browsers.flatMap(([, , mark], column) => missingIn(all, mark, column, edits));
    if (known.length > 0) throw new Error(`not saved: ${known.join(', ')}`);
    return all;
  });
  trial.none(
    'edits that were lost',
    browsers.flatMap(([, , mark], column) => missingIn(values, mark, column, edits)),
  );
  await clash.getByRole('button', { name: 'Compare' }).click();
  const dialog = clash.getByRole('dialog');
  // The dialog follows what the other person writes while it is open.
  for (const [, , mark] of browsers) await dialog.getByText(`${mark} last`, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Use mine' }).click();
  await dialog.waitFor({ state: 'detached' });
  otherOwn.report(trial);
  await otherOwn.context.close();
}

/** Types into the first cell twice, of which the last value counts, and into the cells below of a column. */
async function typeDown(page: Page, mark: string, column: number, edits: number): Promise<void> {
  await toFirstCell(page);
  await page.keyboard.type(`${mark} first`);
  await page.keyboard.press('Enter');
  await toFirstCell(page);
  await page.keyboard.type(`${mark} last`);
  await page.keyboard.press('Enter');
  for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight');
  for (let row = 2; row <= edits; row += 1) {
    await page.keyboard.type(`${mark} ${row}`);
    await page.keyboard.press('Enter');
  }
}

function missingIn(values: readonly (readonly string[])[], mark: string, column: number, edits: number): string[] {
  return Array.from({ length: edits - 1 }, (_, index) => index + 2).flatMap((row) =>
    values[row - 1]?.[column] === `${mark} ${row}` ? [] : [`${mark} ${row}`],
  );
}

/** A sheet that is left while a paste is under way: the paste lands in it and nowhere else. */
export async function checkLeaving(
  trial: TrialRun,
  scene: GridScene,
  [sheet, next]: readonly [SeededSheet, SeededSheet],
): Promise<void> {
  const { page } = scene;
  const before = await scene.values(next);
  await page.goto(sheet.address);
  await cellOf(page, '1.1').waitFor();
  await toFirstCell(page);
  let release = (): void => undefined;
  const left = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/cells/mass_update**', async (route) => {
    await left;
    await route.continue();
  });
  await paste(page, block('left', 20, 2));
  await page.getByRole('navigation').getByRole('link', { name: 'On trial' }).click();
  await page.getByRole('main').getByRole('link', { name: next.title, exact: true }).click();
  await page.getByRole('heading', { name: next.title }).waitFor();
  await cellOf(page, '1.1').waitFor();
  release();
  await eventually(async () => {
    if ((await scene.values(sheet))[19]?.[1] !== 'left 20.2') throw new Error('the paste has not arrived');
  });
  await page.unroute('**/cells/mass_update**');
  trial.figure('cells of another sheet that a paste has changed', differences(before, await scene.values(next)), {
    exactly: 0,
  });
}

function differences(before: readonly (readonly string[])[], after: readonly (readonly string[])[]): number {
  return after.flatMap((row, index) => row.filter((value, column) => value !== before[index]?.[column])).length;
}
