import { choices } from '@reelsheet/kernel';

/** Generations that a cell or layer shows besides the selected one. */
export const HISTORIES = choices('Generations of a cell or layer', {
  all: 'the newest 100',
  latest: 'the newest',
  none: 'none',
});
export type History = (typeof HISTORIES)[number];

/** Generations that a cell of a grid shows besides the selected one. */
export const GRID_HISTORIES = choices('Generations of a cell of a grid', {
  latest: 'the newest',
  none: 'none',
});
export type GridHistory = (typeof GRID_HISTORIES)[number];
