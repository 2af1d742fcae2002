import type { RowStage } from '@reelsheet/client';
import type { ActionableState } from '../sheets/states/state-summary.js';

const THINGS: Readonly<Record<RowStage, readonly [one: string, several: string]>> = {
  cells: ['cell', 'cells'],
  render: ['video', 'videos'],
  post: ['row of posts', 'rows of posts'],
};

const STATES: Readonly<Record<ActionableState, string>> = {
  failed: 'failed',
  stale: 'out of date',
  missing: 'missing',
};

/** Every English text about the states of a sheet. */
export const stateStrings = {
  title: 'State of the sheet',
  upToDate: 'Everything is up to date.',
  notCurrent: 'The last changes are still being compared.',
  group: (count: number, stage: RowStage, state: ActionableState) =>
    `${count.toLocaleString('en')} ${THINGS[stage][count === 1 ? 0 : 1]} ${STATES[state]}`,
  short: (count: number, state: ActionableState) => `${count.toLocaleString('en')} ${STATES[state]}`,
  makeAgain: 'Show what it costs to make them again',
  stage: { cells: 'Cells', render: 'Videos', post: 'Posts' } satisfies Record<RowStage, string>,
  done: (completed: number, total: number) => `${completed.toLocaleString('en')} of ${total.toLocaleString('en')}`,
};
