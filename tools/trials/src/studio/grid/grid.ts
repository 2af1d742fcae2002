import { chromium } from 'playwright-core';
import type { Trial } from '../../trial.js';
import { FLAGS } from '../studio-browser.js';
import { checkLeaving, checkOffline } from './grid-conflicts.js';
import { checkKeyboard, checkRequests, checkStates } from './grid-pages.js';
import { GridScene } from './grid-scene.js';
import { checkEditing, checkSpeed } from './grid-speed.js';

/** Uses the page of a sheet in headless Chromium: its speed, edits of two people, its states and the keyboard. */
export const grid: Trial = {
  shows: 'the grid of a sheet: speed, memory, edits of two people without a connection, axe, keyboard, requests',
  async run(trial) {
    const { rows, largeRows } = trial.size({
      small: { rows: 1_000, largeRows: 0 },
      full: { rows: 1_000, largeRows: 10_000 },
    });
    const fleet = await trial.fleet();
    const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: FLAGS });
    trial.afterwards(() => browser.close());
    const scene = await GridScene.open(fleet, browser);
    const small = await scene.seed('Short sheet', 60, 6);
    const other = await scene.seed('Another sheet', 60, 6);
    const long = await scene.seed('Long sheet', rows, 20);
    await checkSpeed(trial, scene, long, { firstRowsMs: 1_000, heapMiB: 200 });
    await checkEditing(trial, scene, long, Math.min(rows, 1_000));
    if (largeRows > 0) {
      const large = await scene.seed('Longest sheet', largeRows, 20);
      await checkSpeed(trial, scene, large, { firstRowsMs: 1_000, heapMiB: 300 });
    }
    await checkRequests(trial, scene, [small, long]);
    await checkKeyboard(trial, scene, small);
    // The browser keeps the filter and the order of a sheet, so that one is not used again.
    await checkStates(trial, scene, await scene.seed('Filtered sheet', 60, 6));
    await checkLeaving(trial, scene, [small, other]);
    await checkOffline(trial, scene, other);
    scene.own.report(trial);
  },
};
