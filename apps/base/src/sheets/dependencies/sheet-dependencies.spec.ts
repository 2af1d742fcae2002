import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namesIn } from '../prompts/prompt.js';
import { Names } from './names.js';
import { SheetDependencies } from './sheet-dependencies.js';

interface Card {
  readonly value?: string;
  readonly prompt?: string;
  readonly textMode?: string;
  readonly type?: 'text' | 'video' | 'stats';
  /** On, where nothing is said. */
  readonly isAutomatic?: boolean;
}

/** One row (more where told) of cells by title; the cell of the nth column in the first row has the id n, from 1. */
function sheet(cards: Record<string, Card>, variables: Record<string, string> = {}, rows = 1) {
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

const typed = (value = ''): Card => ({ value, isAutomatic: false, textMode: 'manual' });
const made = (prompt: string): Card => ({ prompt });

describe('inputs of a cell', () => {
  it.each([
    ['its prompt names them', { A: typed(), B: made('{{a}}') }, 2, [1]],
    ['whatever case and spaces', { 'MY  Cell': typed(), B: made('{{ my_cell }}') }, 2, [1]],
    ['the value is the prompt where there is none', { A: typed(), B: { value: '{{A}}' } }, 2, [1]],
    ['the value is no prompt where there is one', { A: typed(), B: { value: '{{A}}', prompt: 'x' } }, 2, []],
    ['names in values lead on', { A: typed(), B: typed('{{A}}'), C: made('{{B}}') }, 3, [2, 1]],
    ['prompts of inputs lead on', { A: typed(), B: made('{{A}}'), C: made('{{B}}') }, 3, [2, 1]],
    ['what is typed has no prompt', { A: typed(), B: { ...typed(), prompt: '{{A}}' }, C: made('{{B}}') }, 3, [2]],
    ['the first of equal titles', { A: typed(), 'A#2': typed(), B: made('{{A}}') }, 3, [1]],
  ] as const)('%s', (_, cards, cell, inputs) => {
    expect(sheet(cards as Record<string, Card>).inputsOf(cell)).toEqual(inputs);
  });

  it('come through variables, which a column of that title hides', () => {
    const cards = { A: typed(), B: made('{{tone}}') };
    expect(sheet(cards, { Tone: 'as {{A}}' }).inputsOf(2)).toEqual([1]);
    expect(sheet({ ...cards, TONE: typed() }, { Tone: 'as {{A}}' }).inputsOf(2)).toEqual([3]);
  });

  it('are in the same row', () => {
    expect(sheet({ A: typed(), B: made('{{A}}') }, {}, 2).inputsOf(1_002)).toEqual([1_001]);
  });

  it('lead on through those alone that are generated as well', () => {
    const chain = sheet({ A: made('x'), B: made('{{A}}'), C: made('{{B}}') });
    expect(chain.inputsOf(3, new Set([1, 3]))).toEqual([2]);
    expect(chain.inputsOf(3, new Set([1, 2, 3]))).toEqual([2, 1]);
  });
});

describe('order', () => {
  it('puts inputs first, and circles last', () => {
    const cards = {
      D: made('{{B}} {{C}}'),
      X: made('{{Y}}'),
      C: made('{{A}}'),
      B: made('{{A}}'),
      A: made('x'),
      Y: made('{{X}}'),
    };
    expect(sheet(cards).inOrder([1, 2, 3, 4, 5, 6])).toEqual([5, 3, 4, 1, 2, 6]);
  });

  it('is one in which each follows its inputs, and holds whatever was asked for', () => {
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
              made(
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
    );
  });
});

describe('circles', () => {
  it.each([
    ['itself', { A: made('{{A}}') }, 'A → A'],
    ['its value', { A: { value: 'on {{A}}' } }, 'A → A'],
    ['another', { A: made('{{B}}'), B: made('{{A}}') }, 'A → B → A'],
    ['a typed text', { A: made('{{B}}'), B: typed('{{A}}') }, 'A → B → A'],
    ['one that is not automatic', { B: { ...made('{{A}}'), isAutomatic: false }, A: made('{{B}}') }, 'A → B → A'],
    ['many', { A: made('{{C}}'), B: made('{{A}}'), C: made('{{B}}') }, 'A → C → B → A'],
  ])('lead through %s', (_, cards: Record<string, Card>, path) => {
    expect(sheet(cards).automaticCycle()?.path).toBe(path);
  });

  it('lead through a variable', () => {
    expect(sheet({ A: made('{{tone}}') }, { tone: '{{A}}' }).automaticCycle()).toEqual({
      cellId: 1,
      path: 'A → tone → A',
    });
  });

  it('are sought through some cells alone where those are given', () => {
    const cards = { A: made('{{B}}'), B: typed('{{A}}'), C: made('{{A}}') };
    expect(sheet(cards).automaticCycle([3])).toBeUndefined();
    expect(sheet(cards).automaticCycle([2])?.path).toBe('A → B → A');
  });

  it('are found in any row', () => {
    expect(sheet({ A: made('{{A}}') }, {}, 3).cyclePathOf(2_001)).toBe('A → A');
  });

  it.each([
    ['an order', { A: typed(), B: made('{{A}}'), C: made('{{A}}{{B}}') }],
    [
      'cells that are not automatic',
      { A: { ...made('{{B}}'), isAutomatic: false }, B: { ...made('{{A}}'), isAutomatic: false } },
    ],
    ['texts that name each other', { A: made('{{B}}'), B: typed('{{C}}'), C: typed('{{B}}') }],
    [
      'a text that names its own cell, which is made of something else',
      { A: typed(), B: { ...made('{{A}}'), value: '{{B}}' } },
    ],
    ['what is counted', { A: { ...made('{{A}}'), type: 'stats' as const } }],
  ])('are not seen in %s', (_, cards: Record<string, Card>) => {
    expect(sheet(cards).automaticCycle()).toBeUndefined();
  });
});

describe('what follows a change', () => {
  const chain = {
    A: typed(),
    B: made('{{A}}'),
    C: { ...made('{{A}}'), isAutomatic: false },
    D: made('{{C}}'),
    E: made('{{B}} {{tone}}'),
    F: made('{{E}}'),
  };

  it('are automatic cells, one after the other, but not through others', () => {
    expect(sheet(chain).dependentsOf({ cells: [1] })).toEqual([2, 5, 6]);
    expect(sheet(chain).dependentsOf({ cells: [3] })).toEqual([4]);
  });

  it('does not go through pictures, whose texts stay', () => {
    const cards = { A: typed(), B: { ...made('{{A}}'), type: 'video' as const }, C: made('{{B}}') };
    expect(sheet(cards).dependentsOf({ cells: [1] })).toEqual([2]);
  });

  it('is the cell itself too, where its prompt may have changed', () => {
    expect(sheet(chain).dependentsOf({ cells: [5] })).toEqual([5, 6]);
    expect(sheet({ A: { value: '{{B}}' }, B: typed() }).dependentsOf({ cells: [1] })).toEqual([1]);
    expect(sheet({ A: { value: 'written by AI' } }).dependentsOf({ cells: [1] })).toEqual([]);
    expect(sheet(chain).dependentsOf({ generated: [5] })).toEqual([6]);
  });

  it('is in each row, where a column or the variables change', () => {
    expect(sheet(chain, {}, 2).dependentsOf({ columns: [102] })).toEqual([4, 1_004]);
    expect(sheet(chain, {}, 2).dependentsOf({ variables: true })).toEqual([5, 6, 1_005, 1_006]);
    expect(sheet(chain, {}, 2).dependentsOf({ cells: [1_001, 3] })).toEqual([1_002, 1_005, 1_006, 4]);
  });
});
