import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { namesIn } from '../prompts/prompt.js';
import { Names } from './names.js';
import { SheetDependencies } from './sheet-dependencies.js';

interface CellSpec {
  readonly value?: string;
  readonly prompt?: string;
  readonly textMode?: string;
  readonly type?: 'text' | 'video' | 'stats';
  /** Defaults to true. */
  readonly isAutomatic?: boolean;
}

/** Builds rows of cells by title; the cell of the nth column has the id n in the first row, counted from 1. */
function sheet(cards: Record<string, CellSpec>, variables: Record<string, string> = {}, rows = 1) {
  const entries = Object.entries(cards);
  const columns = entries.map(([title, { type = 'text' }], index) => ({
    id: 100 + index,
    title: title.replace(/#.*/, ''),
    type,
    columnRole: type === 'stats' ? ('stats' as const) : ('ingredient' as const),
  }));
  const keys = Object.entries(variables).map(([key, value]) => ({ key, names: namesIn(value) }));
  const cells = Array.from({ length: rows }, (_, row) =>
    entries.map(([, { value = '', prompt, textMode = null, isAutomatic = true }], index) => ({
      id: row * 1_000 + index + 1,
      rowId: 10 + row,
      columnId: 100 + index,
      textMode,
      isAutomatic,
      promptNames: prompt === undefined ? null : namesIn(prompt),
      valueNames: namesIn(value),
    })),
  );
  return new SheetDependencies(new Names(columns, keys), cells.flat());
}

const typed = (value = ''): CellSpec => ({ value, isAutomatic: false, textMode: 'manual' });
const generated = (prompt: string): CellSpec => ({ prompt });

describe('inputs of a cell', () => {
  it.each([
    ['of the names in its prompt', { A: typed(), B: generated('{{a}}') }, 2, [1]],
    ['with names in another case and spacing', { 'MY  Cell': typed(), B: generated('{{ my_cell }}') }, 2, [1]],
    ['of the names in its value when it has no prompt', { A: typed(), B: { value: '{{A}}' } }, 2, [1]],
    ['ignores the value when there is a prompt', { A: typed(), B: { value: '{{A}}', prompt: 'x' } }, 2, []],
    ['includes names in values of inputs', { A: typed(), B: typed('{{A}}'), C: generated('{{B}}') }, 3, [2, 1]],
    ['includes names in prompts of inputs', { A: typed(), B: generated('{{A}}'), C: generated('{{B}}') }, 3, [2, 1]],
    [
      'ignores prompts of typed inputs',
      { A: typed(), B: { ...typed(), prompt: '{{A}}' }, C: generated('{{B}}') },
      3,
      [2],
    ],
    ['uses the first of equal titles', { A: typed(), 'A#2': typed(), B: generated('{{A}}') }, 3, [1]],
  ] as const)('%s', (_, cards, cell, inputs) => {
    expect(sheet(cards as Record<string, CellSpec>).inputsOf(cell)).toEqual(inputs);
  });

  it('follows variables, unless a column has the same title', () => {
    const cards = { A: typed(), B: generated('{{tone}}') };
    expect(sheet(cards, { Tone: 'as {{A}}' }).inputsOf(2)).toEqual([1]);
    expect(sheet({ ...cards, TONE: typed() }, { Tone: 'as {{A}}' }).inputsOf(2)).toEqual([3]);
  });

  it('stays in the same row', () => {
    expect(sheet({ A: typed(), B: generated('{{A}}') }, {}, 2).inputsOf(1_002)).toEqual([1_001]);
  });

  it('follows only inputs that are generated as well', () => {
    const chain = sheet({ A: generated('x'), B: generated('{{A}}'), C: generated('{{B}}') });
    expect(chain.inputsOf(3, new Set([1, 3]))).toEqual([2]);
    expect(chain.inputsOf(3, new Set([1, 2, 3]))).toEqual([2, 1]);
  });
});

describe('order of cells', () => {
  it('puts inputs first and cycles last', () => {
    const cards = {
      D: generated('{{B}} {{C}}'),
      X: generated('{{Y}}'),
      C: generated('{{A}}'),
      B: generated('{{A}}'),
      A: generated('x'),
      Y: generated('{{X}}'),
    };
    expect(sheet(cards).inOrder([1, 2, 3, 4, 5, 6])).toEqual([5, 3, 4, 1, 2, 6]);
  });

  it('contains all requested cells, each behind its inputs', () => {
    const scenario = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 10 }).chain((order) =>
      fc.record({
        order: fc.constant(order),
        reads: fc.array(fc.nat({ max: 2 ** order.length - 1 }), { minLength: order.length, maxLength: order.length }),
      }),
    );
    fc.assert(
      fc.property(scenario, ({ order, reads }) => {
        const rank = new Map(order.map((name, index) => [name, index]));
        const cards = Object.fromEntries(
          order
            .toSorted((a, b) => a - b)
            .map((name) => [
              `c${name}`,
              generated(
                order
                  .filter(
                    (other, index) => rank.get(other)! < rank.get(name)! && reads[rank.get(name)!]! & (1 << index),
                  )
                  .map((other) => `{{C${other}}}`)
                  .join(),
              ),
            ]),
        );
        const graph = sheet(cards);
        const ids = order.map((_, index) => index + 1);
        const sorted = graph.inOrder(ids);
        expect(sorted.toSorted((a, b) => a - b)).toEqual(ids);
        for (const [at, id] of sorted.entries())
          for (const input of graph.inputsOf(id)) expect(sorted.indexOf(input)).toBeLessThan(at);
        expect(graph.automaticCycle()).toBeUndefined();
      }),
      drawnRuns(),
    );
  });
});

describe('cycles', () => {
  it.each([
    ['itself', { A: generated('{{A}}') }, 'A → A'],
    ['its value', { A: { value: 'on {{A}}' } }, 'A → A'],
    ['another', { A: generated('{{B}}'), B: generated('{{A}}') }, 'A → B → A'],
    ['a typed text', { A: generated('{{B}}'), B: typed('{{A}}') }, 'A → B → A'],
    [
      'one that is not automatic',
      { B: { ...generated('{{A}}'), isAutomatic: false }, A: generated('{{B}}') },
      'A → B → A',
    ],
    ['many', { A: generated('{{C}}'), B: generated('{{A}}'), C: generated('{{B}}') }, 'A → C → B → A'],
  ])('are found through %s', (_, cards: Record<string, CellSpec>, path) => {
    expect(sheet(cards).automaticCycle()?.path).toBe(path);
  });

  it('are found through a variable', () => {
    expect(sheet({ A: generated('{{tone}}') }, { tone: '{{A}}' }).automaticCycle()).toEqual({
      cellId: 1,
      path: 'A → tone → A',
    });
  });

  it('are searched only through the given cells', () => {
    const cards = { A: generated('{{B}}'), B: typed('{{A}}'), C: generated('{{A}}') };
    expect(sheet(cards).automaticCycle([3])).toBeUndefined();
    expect(sheet(cards).automaticCycle([2])?.path).toBe('A → B → A');
  });

  it('are found in any row', () => {
    expect(sheet({ A: generated('{{A}}') }, {}, 3).cyclePathOf(2_001)).toBe('A → A');
  });

  it.each([
    ['an acyclic order', { A: typed(), B: generated('{{A}}'), C: generated('{{A}}{{B}}') }],
    [
      'cells that are not automatic',
      { A: { ...generated('{{B}}'), isAutomatic: false }, B: { ...generated('{{A}}'), isAutomatic: false } },
    ],
    ['texts that refer to each other', { A: generated('{{B}}'), B: typed('{{C}}'), C: typed('{{B}}') }],
    [
      'a text that refers to its own cell, which is generated from another',
      { A: typed(), B: { ...generated('{{A}}'), value: '{{B}}' } },
    ],
    ['statistics', { A: { ...generated('{{A}}'), type: 'stats' as const } }],
  ])('are not found in %s', (_, cards: Record<string, CellSpec>) => {
    expect(sheet(cards).automaticCycle()).toBeUndefined();
  });
});

describe('dependents of a change', () => {
  const chain = {
    A: typed(),
    B: generated('{{A}}'),
    C: { ...generated('{{A}}'), isAutomatic: false },
    D: generated('{{C}}'),
    E: generated('{{B}} {{tone}}'),
    F: generated('{{E}}'),
  };

  it('are automatic cells in order, but not through other cells', () => {
    expect(sheet(chain).dependentsOf({ cells: [1] })).toEqual([2, 5, 6]);
    expect(sheet(chain).dependentsOf({ cells: [3] })).toEqual([4]);
  });

  it('are not followed through media cells, whose texts stay', () => {
    const cards = { A: typed(), B: { ...generated('{{A}}'), type: 'video' as const }, C: generated('{{B}}') };
    expect(sheet(cards).dependentsOf({ cells: [1] })).toEqual([2]);
  });

  it('include the cell itself when its prompt may have changed', () => {
    expect(sheet(chain).dependentsOf({ cells: [5] })).toEqual([5, 6]);
    expect(sheet({ A: { value: '{{B}}' }, B: typed() }).dependentsOf({ cells: [1] })).toEqual([1]);
    expect(sheet({ A: { value: 'written by AI' } }).dependentsOf({ cells: [1] })).toEqual([]);
    expect(sheet(chain).dependentsOf({ generated: [5] })).toEqual([6]);
  });

  it('are in every row when a column or the variables change', () => {
    expect(sheet(chain, {}, 2).dependentsOf({ columns: [102] })).toEqual([4, 1_004]);
    expect(sheet(chain, {}, 2).dependentsOf({ variables: true })).toEqual([5, 6, 1_005, 1_006]);
    expect(sheet(chain, {}, 2).dependentsOf({ cells: [1_001, 3] })).toEqual([1_002, 1_005, 1_006, 4]);
  });
});
