import { eventually } from '@reelsheet/testing';
import type { Page } from 'playwright-core';
import type { TrialRun } from '../../trial.js';
import { block, cellOf, complete, gridOf, paste, toFirstCell, type GridScene, type SeededSheet } from './grid-scene.js';

const PASTED_COLUMNS = 5;
const MIB = 1024 * 1024;
const SCROLL_MS = 2_000;

interface Goals {
  readonly firstRowsMs: number;
  readonly heapMiB: number;
}

/** First rows, frames while scrolling, memory, an edit here and elsewhere, a paste and its undoing. */
export async function checkSpeed(trial: TrialRun, scene: GridScene, sheet: SeededSheet, goals: Goals): Promise<void> {
  const { page } = scene;
  trial.figure(
    `milliseconds from the click to the first rows of ${sheet.title}`,
    await scene.openByClick(page, sheet),
    {
      atMost: goals.firstRowsMs,
    },
  );
  await complete(page);
  trial.figure('frames per second while scrolling', await framesWhileScrolling(page), { atLeast: 50 });
  trial.figure('MiB of the heap', await heapOf(page), { atMost: goals.heapMiB });
}

/** An edit is on screen at once and in another browser soon; a paste and its undoing take little time. */
export async function checkEditing(trial: TrialRun, scene: GridScene, sheet: SeededSheet, rows: number): Promise<void> {
  const { page } = scene;
  const { own, page: other } = await scene.openElsewhere(sheet);
  // A page behind another one draws no frames.
  await page.bringToFront();
  await toFirstCell(page);
  trial.figure('milliseconds until an edit is on screen', await editOnScreen(page, 'typed'), { atMost: 50 });
  const startedAt = performance.now();
  await cellOf(other, 'typed').waitFor();
  trial.figure('milliseconds until it is in another browser', performance.now() - startedAt, { atMost: 500 });
  await toFirstCell(page);
  const pastedAt = performance.now();
  await paste(page, block('pasted', rows, PASTED_COLUMNS));
  await cellOf(page, 'pasted 1.1').waitFor();
  await expectFirst(scene, sheet, 'pasted 1.1');
  const undoneAt = performance.now();
  await gridOf(page).press('Control+z');
  await cellOf(page, 'typed').waitFor();
  await expectFirst(scene, sheet, 'typed');
  trial.figure(`milliseconds of a paste of ${rows} × ${PASTED_COLUMNS}`, undoneAt - pastedAt, { atMost: 2_000 });
  trial.figure('milliseconds of its undoing', performance.now() - undoneAt, { atMost: 2_000 });
  own.report(trial);
  await own.context.close();
}

async function expectFirst(scene: GridScene, sheet: SeededSheet, value: string): Promise<void> {
  await eventually(async () => {
    const [[first] = []] = await scene.values(sheet);
    if (first !== value) throw new Error(`the first cell is ${first}`);
  });
}

/** Measures in the page, because a command of the browser takes longer than an edit. */
async function editOnScreen(page: Page, value: string): Promise<number> {
  await page.keyboard.type(value);
  // The listener is there before the key is pressed. Without `void` the promise itself would be awaited here.
  await page.evaluate<void>(`void (globalThis.measuredEdit = new Promise((resolve) => {
    addEventListener('keydown', () => {
      const startedAt = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedAt)));
    }, { once: true, capture: true });
  }))`);
  await page.keyboard.press('Enter');
  const ms = await page.evaluate<number>('globalThis.measuredEdit');
  await cellOf(page, value).waitFor();
  return ms;
}

async function framesWhileScrolling(page: Page): Promise<number> {
  const box = (await gridOf(page).boundingBox())!;
  await page.mouse.move(box.x + 300, Math.max(box.y, 0) + 400);
  const counted = page.evaluate<number>(`new Promise((resolve) => {
    let frames = 0;
    const startedAt = performance.now();
    requestAnimationFrame(function next() {
      frames += 1;
      const ms = performance.now() - startedAt;
      if (ms < ${SCROLL_MS}) requestAnimationFrame(next);
      else resolve(frames / (ms / 1000));
    });
  })`);
  let isCounting = true;
  void counted.then(() => (isCounting = false));
  while (isCounting) await page.mouse.wheel(0, 240);
  return counted;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / MIB;
}
