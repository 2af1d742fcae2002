import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import { matchesIn, matchFrom, replacedIn, replacementsIn } from './find-matches.js';

const sheet = sheetWith(
  [
    ['Calm morning', '5 (five)', 'calm'],
    ['Night', 'CALM calm', ''],
  ],
  ['text', 'text', 'stats'],
);
const visible = { sheet, columns: sheet.columns };
const all = { top: 0, bottom: 1, left: 0, right: 2 };
const any = (text: string) => ({ text, isCaseSensitive: false });
const exact = (text: string) => ({ text, isCaseSensitive: true });
const cells = (matches: readonly { row: number; column: number }[]) => matches.map(({ row, column }) => [row, column]);

describe('matches', () => {
  it('are cells that contain the text in any case, or exactly', () => {
    expect(cells(matchesIn(visible, all, any('calm')))).toEqual([
      [0, 0],
      [0, 2],
      [1, 1],
    ]);
    expect(cells(matchesIn(visible, all, exact('CALM')))).toEqual([[1, 1]]);
    expect(matchesIn(visible, all, any(''))).toEqual([]);
  });

  it('take characters of patterns as text', () => {
    expect(cells(matchesIn(visible, all, any('(five)')))).toEqual([[0, 1]]);
    expect(matchesIn(visible, all, any('c.lm'))).toEqual([]);
  });

  it('are limited to a range, and to visible columns in their order', () => {
    expect(cells(matchesIn(visible, { ...all, bottom: 0, right: 1 }, any('calm')))).toEqual([[0, 0]]);
    const moved = { sheet, columns: [sheet.columns[2]!, sheet.columns[0]!] };
    expect(cells(matchesIn(moved, { ...all, right: 1 }, any('calm')))).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('follow a cell, and begin again behind the last one', () => {
    const matches = matchesIn(visible, all, any('calm'));
    expect(matchFrom(matches, { row: 0, column: 1 })).toBe(1);
    expect(matchFrom(matches, { row: 0, column: 2 })).toBe(1);
    expect(matchFrom(matches, { row: 1, column: 2 })).toBe(0);
  });
});

describe('replacing', () => {
  it('changes each occurrence and nothing else', () => {
    expect(replacedIn('CALM calm Calm', any('calm'), '$&')).toBe('$& $& $&');
    expect(replacedIn('CALM calm', exact('calm'), '')).toBe('CALM ');
    expect(replacedIn('a.b', any('.'), '-')).toBe('a-b');
  });

  it('leaves out cells that nobody can write and those that stay as they are', () => {
    const matches = matchesIn(visible, all, any('calm'));
    expect(replacementsIn(visible, matches, any('calm'), 'still')).toMatchObject([
      { before: 'Calm morning', value: 'still morning' },
      { before: 'CALM calm', value: 'still still' },
    ]);
    expect(replacementsIn(visible, matchesIn(visible, all, exact('Calm')), exact('Calm'), 'Calm')).toEqual([]);
  });
});
