import { describe, expect, it } from '@jest/globals';
import type { CellGeneration, GridCell } from '../data/sheet-data.js';
import { previewOf, stateOf } from './cell-display.js';

const generation = (status: CellGeneration['status'], more: Partial<CellGeneration> = {}): CellGeneration => ({
  id: 5,
  status,
  progress: 0,
  ...more,
});
const cell = (more: Partial<GridCell> = {}): GridCell => ({ id: 1, value: '', layers: 0, ...more });
const done = generation('completed', { id: 4 });

describe('state of a cell', () => {
  it('is none for a typed or completed one', () => {
    expect(stateOf(cell(), undefined, undefined)).toBeUndefined();
    expect(stateOf(cell({ selected: done }), undefined, undefined)).toBeUndefined();
  });

  it('shows the live progress of a newer generation', () => {
    const running = cell({ selected: done, latest: generation('pending') });
    expect(stateOf(running, undefined, undefined)).toEqual({ kind: 'queued' });
    const live = { status: 'processing' as const, progress: 0.4 };
    expect(stateOf(running, undefined, live)).toEqual({ kind: 'working', percent: 40 });
  });

  it('ignores progress that came before the end of the generation', () => {
    const failed = cell({ latest: generation('failed', { failedReason: 'no credits' }) });
    const live = { status: 'processing' as const, progress: 0.9 };
    expect(stateOf(failed, undefined, live)).toEqual({ kind: 'failed', reason: 'no credits' });
  });

  it('takes what the states of the sheet know beyond it', () => {
    expect(stateOf(cell(), { state: 'queued', reason: null }, undefined)).toEqual({ kind: 'queued' });
    const stale = { state: 'stale' as const, reason: 'Topic' };
    expect(stateOf(cell({ selected: done }), stale, undefined)).toEqual({ kind: 'stale', reason: 'Topic' });
  });
});

it('shows the file of a cell until a result is selected', () => {
  const file = { objectType: 'image' as const, previewUrl: 'file' };
  const made = generation('completed', { previewUrl: 'result' });
  expect(previewOf(cell({ file }))).toBe(file);
  expect(previewOf(cell({ file, latest: made }))).toBe(file);
  expect(previewOf(cell({ file, selected: made }))).toBe(made);
  expect(previewOf(cell({ file, selected: generation('completed') }))).toBeUndefined();
  expect(previewOf(cell({ latest: made }))).toBe(made);
});
