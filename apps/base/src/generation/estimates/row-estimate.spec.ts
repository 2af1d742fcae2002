import { describe, expect, it } from '@jest/globals';
import { Names } from '../../sheets/dependencies/names.js';
import { promptOf, resolvePrompt } from '../../sheets/prompts/prompt.js';
import { plannedCells, UNWRITTEN } from './row-estimate.js';

type CellContent = readonly [value: string, attributes?: object, type?: 'text' | 'image'];

/**
 * Plans one row, in which the nth column's cell has the id n. Returns the id and the resolved prompt of each planned
 * cell.
 */
function plan(cards: Record<string, CellContent>, selected: readonly number[], variables = {}) {
  const entries = Object.entries(cards);
  const columns = entries.map(([title, [, , type = 'text']], index) => ({
    ...{ id: 100 + index, title, type },
    columnRole: 'ingredient' as const,
  }));
  const cells = entries.map(([, [value, attributes = {}]], index) => ({
    ...{ id: index + 1, rowId: 1, columnId: 100 + index, value, defaultGenerationId: null },
    attributes: { ...attributes },
  }));
  const words = new Map(Object.entries<string>(variables));
  return plannedCells(cells, new Names(columns, []), words, ({ id }) => selected.includes(id)).map((planned) => [
    planned.cell.id,
    planned.cycle ?? resolvePrompt(promptOf(planned.cell), planned.words),
  ]);
}

const ai = { textMode: 'ai' };
const automatic = (prompt: string) => ({ ...ai, prompt, autoGenerate: true });
const typed = { textMode: 'manual' };

describe('plannedCells', () => {
  it('returns the selected cells with the current values of names', () => {
    const cards: Record<string, CellContent> = {
      TOPIC: ['tea', typed],
      HOOK: ['', { prompt: '{{tone}} {{topic}}' }],
      REST: ['x'],
    };
    expect(plan(cards, [1, 2], { tone: 'calm' })).toEqual([[2, 'calm tea']]);
  });

  it('leaves out cells without a prompt', () => expect(plan({ A: ['', ai], B: [' ', ai] }, [1, 2])).toEqual([]));

  it('adds the automatic cells that follow, with a placeholder for texts that are generated first', () => {
    const cards: Record<string, CellContent> = {
      HOOK: ['', { ...ai, prompt: 'write' }],
      SCRIPT: ['old', automatic('on {{HOOK}}')],
      PICTURE: ['', automatic('of {{SCRIPT}}'), 'image'],
      ON_PICTURE: ['', automatic('{{PICTURE}}')],
      TYPED: ['mine', { prompt: '{{HOOK}}' }],
    };
    expect(plan(cards, [1])).toEqual([
      [1, 'write'],
      [2, `on ${UNWRITTEN}`],
      [3, `of ${UNWRITTEN}`],
    ]);
    expect(plan(cards, [2, 3])).toEqual([
      [2, 'on '],
      [3, `of ${UNWRITTEN}`],
    ]);
  });

  it('uses the value of a text that is not overwritten', () => {
    const cards: Record<string, CellContent> = {
      A: ['typed', { prompt: 'x' }],
      B: ['', { prompt: '{{A}}', autoGenerate: true }],
    };
    expect(plan(cards, [1])).toEqual([[1, 'x']]);
    expect(plan(cards, [1, 2])).toEqual([
      [1, 'x'],
      [2, 'typed'],
    ]);
  });

  it('reports cycles', () => {
    expect(plan({ A: ['{{B}}'], B: ['{{A}}'] }, [1])).toEqual([[1, 'A → B → A']]);
  });
});
