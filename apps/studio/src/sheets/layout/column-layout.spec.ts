import { describe, expect, it } from '@jest/globals';
import { sheetWith } from '../testing/sheet-fixture.js';
import {
  EMPTY_LAYOUT,
  MAX_WIDTH,
  MIN_WIDTH,
  parseLayout,
  visibleColumns,
  widthOf,
  withHidden,
  withWidth,
} from './column-layout.js';

const { columns } = sheetWith([['a', 'b']], ['text', 'image']);
const [text, image] = columns;

describe('layout of columns', () => {
  it('has widths by kind until a person sets one, within bounds', () => {
    expect(widthOf(text!, EMPTY_LAYOUT)).toBeGreaterThan(widthOf(image!, EMPTY_LAYOUT));
    expect(widthOf(text!, withWidth(EMPTY_LAYOUT, 1, 301.6))).toBe(302);
    expect(widthOf(text!, withWidth(EMPTY_LAYOUT, 1, 1))).toBe(MIN_WIDTH);
    expect(widthOf(text!, withWidth(EMPTY_LAYOUT, 1, 9999))).toBe(MAX_WIDTH);
  });

  it('hides columns, but never all of them', () => {
    const hidden = withHidden(EMPTY_LAYOUT, 1, true);
    expect(visibleColumns(columns, hidden)).toEqual([image]);
    expect(visibleColumns(columns, withHidden(hidden, 1, false))).toBe(columns);
    expect(visibleColumns(columns, withHidden(hidden, 2, true))).toBe(columns);
  });

  it('orders columns by a view, with others behind them', () => {
    expect(visibleColumns(columns, { ...EMPTY_LAYOUT, order: [2, 99] })).toEqual([image, text]);
    expect(visibleColumns(columns, { ...EMPTY_LAYOUT, order: [2, 1], hidden: [1] })).toEqual([image]);
  });

  it('is read as it was stored, and empty when it was not', () => {
    const layout = { ...withHidden(withWidth(EMPTY_LAYOUT, 1, 300), 2, true), order: [2, 1], isTall: true };
    expect(parseLayout(JSON.stringify(layout))).toEqual(layout);
    for (const text of [null, '', 'null', '[]', '{"widths":{"1":"x"},"hidden":"y"}']) {
      expect(parseLayout(text)).toEqual(EMPTY_LAYOUT);
    }
  });
});
