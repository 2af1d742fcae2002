import { eventually } from '@reelsheet/testing';
import type { Page } from 'playwright-core';
import type { TrialRun } from '../../trial.js';
import { block, cellOf, complete, gridOf, paste, toFirstCell, type GridScene, type SeededSheet } from './grid-scene.js';

const PASTED_COLUMNS = 5;
const MIB = 1024 * 1024;
const SCROLL_MS = 2_000;
/** Edits that are measured. */
const EDITS = 9;

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
  const { medianMs, lastAt } = await editOnScreen(page, 'typed');
  trial.figure(`milliseconds until an edit is on screen, the median of ${EDITS}`, medianMs, { atMost: 50 });
  await cellOf(other, 'typed').waitFor();
  trial.figure('milliseconds until it is in another browser', performance.now() - lastAt, { atMost: 500 });
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

/** Events that take less are not reported by the browser, in milliseconds. */
const MIN_EVENT_MS = 16;

/**
 * Returns the median time from the key that ends an edit to the next frame, as the browser measures it (Event Timing),
 * and when the last one was pressed. The first cell has the value of the last edit.
 */
async function editOnScreen(page: Page, value: string): Promise<{ medianMs: number; lastAt: number }> {
  await page.evaluate<void>(`globalThis.measuredKeys = [];
  void new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') measuredKeys.push(duration);
  }).observe({ type: 'event', durationThreshold: ${MIN_EVENT_MS} })`);
  const times: number[] = [];
  let lastAt = 0;
  for (let left = EDITS - 1; left >= 0; left -= 1) {
    const typed = left === 0 ? value : `${value} ${left}`;
    await toFirstCell(page);
    await page.keyboard.type(typed);
    await page.evaluate<void>('void (globalThis.measuredKeys = [])');
    lastAt = performance.now();
    await page.keyboard.press('Enter');
    await cellOf(page, typed).waitFor();
    // The observer has what was before the last two frames.
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
    times.push(Math.max(MIN_EVENT_MS, ...(await page.evaluate<number[]>('measuredKeys'))));
  }
  return { medianMs: times.toSorted((x, y) => x - y)[Math.floor(EDITS / 2)]!, lastAt };
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
