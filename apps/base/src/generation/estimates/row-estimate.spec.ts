import { describe, expect, it } from '@jest/globals';
import { Names } from '../../sheets/dependencies/names.js';
import { promptOf, resolvePrompt } from '../../sheets/prompts/prompt.js';
import { makingsIn, UNWRITTEN } from './row-estimate.js';

type Card = readonly [value: string, attributes?: object, type?: 'text' | 'image'];

/** Of one row; the nth column's cell has the id n. Gives each cell that is made, with the text that is asked for. */
function made(cards: Record<string, Card>, asked: readonly number[], variables = {}) {
  const entries = Object.entries(cards);
  const columns = entries.map(([title, [, , type = 'text']], index) => ({
    ...{ id: 100 + index, title, type },
    columnRole: 'ingredient' as const,
  }));
  const cells = entries.map(([, [value, attributes = {}]], index) => ({
    ...{ id: index + 1, rowId: 1, columnId: 100 + index, value },
    attributes: { ...attributes },
  }));
  const words = new Map(Object.entries<string>(variables));
  return makingsIn(cells, new Names(columns, []), words, ({ id }) => asked.includes(id)).map((making) => [
    making.cell.id,
    making.cycle ?? resolvePrompt(promptOf(making.cell), making.words),
  ]);
}

const ai = { textMode: 'ai' };
const automatic = (prompt: string) => ({ ...ai, prompt, autoGenerate: true });
const typed = { textMode: 'manual' };

describe('what would be made', () => {
  it('is what was asked for, with the words that are there', () => {
    const cards: Record<string, Card> = {
      TOPIC: ['tea', typed],
      HOOK: ['', { prompt: '{{tone}} {{topic}}' }],
      REST: ['x'],
    };
    expect(made(cards, [1, 2], { tone: 'calm' })).toEqual([[2, 'calm tea']]);
  });

  it('leaves out what has no prompt', () => expect(made({ A: ['', ai], B: [' ', ai] }, [1, 2])).toEqual([]));

  it('is followed by automatic cells, for which what is written first is as long as it may be', () => {
    const cards: Record<string, Card> = {
      HOOK: ['', { ...ai, prompt: 'write' }],
      SCRIPT: ['old', automatic('on {{HOOK}}')],
      PICTURE: ['', automatic('of {{SCRIPT}}'), 'image'],
      ON_PICTURE: ['', automatic('{{PICTURE}}')],
      TYPED: ['mine', { prompt: '{{HOOK}}' }],
    };
    expect(made(cards, [1])).toEqual([
      [1, 'write'],
      [2, `on ${UNWRITTEN}`],
      [3, `of ${UNWRITTEN}`],
    ]);
    expect(made(cards, [2, 3])).toEqual([
      [2, 'on '],
      [3, `of ${UNWRITTEN}`],
    ]);
  });

  it('takes a text that stays as it is', () => {
    const cards: Record<string, Card> = {
      A: ['kept', { prompt: 'x' }],
      B: ['', { prompt: '{{A}}', autoGenerate: true }],
    };
    expect(made(cards, [1])).toEqual([[1, 'x']]);
    expect(made(cards, [1, 2])).toEqual([
      [1, 'x'],
      [2, 'kept'],
    ]);
  });

  it('names circles', () => {
    expect(made({ A: ['{{B}}'], B: ['{{A}}'] }, [1])).toEqual([[1, 'A → B → A']]);
  });
});
