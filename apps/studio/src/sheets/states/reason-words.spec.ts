import { describe, expect, it } from '@jest/globals';
import { reasonInWords, rejectedGroups } from './reason-words.js';

describe('the reason why something cannot be made', () => {
  it('names the column and what to do', () => {
    expect(reasonInWords('data.prompt is required', 'LINE')).toMatch(/^The prompt of “LINE” comes out empty\. Fill/);
    expect(reasonInWords('layer 9 shows {{VIDEO}}, which will hold no media', 'FINAL')).toMatch(
      /^“FINAL” shows “VIDEO”, which is empty in this row\. Generate “VIDEO” first/,
    );
    expect(
      reasonInWords('data.prompt names {{MOD}}, which is neither a column of the sheet nor a global variable', 'LINE'),
    ).toMatch(/^The prompt of “LINE” names “MOD”/);
    expect(reasonInWords('data.prompt grows beyond 50000 characters once its names are replaced', 'A')).toContain(
      '50,000 characters',
    );
  });

  it('is the same inside the state of a cell', () => {
    expect(reasonInWords('It cannot be made again: data.prompt is required', 'LINE')).toBe(
      reasonInWords('data.prompt is required', 'LINE'),
    );
    expect(reasonInWords('Changed since it was made: THEME', 'LINE')).toBe('Changed since it was made: THEME');
  });

  it('has no names of fields and no braces otherwise', () => {
    expect(reasonInWords('data.max_length must be at most 10', 'A')).toBe('The max length must be at most 10');
    expect(reasonInWords('layer 3 has {{B}}', 'A')).toBe('A layer has “B”');
  });

  it('is said once for all cells that have it', () => {
    const refused = [1, 2, 3].map((cell_id) => ({ cell_id, error: 'data.prompt is required' }));
    const groups = rejectedGroups(refused, (id) => (id === 3 ? 'B' : 'A'));
    expect(groups.map(({ count, cellId }) => [count, cellId])).toEqual([
      [2, 1],
      [1, 3],
    ]);
  });
});
