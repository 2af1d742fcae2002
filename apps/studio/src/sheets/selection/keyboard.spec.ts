import { describe, expect, it } from '@jest/globals';
import { commandOf, type PressedKey } from './keyboard.js';

const press = (key: string, modifiers: Partial<PressedKey> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...modifiers });

describe('keys of the grid', () => {
  it('moves, extends and jumps with the arrows', () => {
    const step = { rows: 1, columns: 0 };
    expect(press('ArrowDown')).toEqual({ name: 'move', step, extend: false, jump: false });
    expect(press('ArrowDown', { shiftKey: true, ctrlKey: true })).toEqual({
      name: 'move',
      step,
      extend: true,
      jump: true,
    });
  });

  it('moves rows and columns with Alt', () => {
    expect(press('ArrowUp', { altKey: true })).toEqual({ name: 'moveItems', axis: 'rows', direction: -1 });
    expect(press('ArrowRight', { altKey: true })).toEqual({ name: 'moveItems', axis: 'columns', direction: 1 });
  });

  it.each([
    ['F2', {}, 'edit'],
    ['Enter', {}, 'edit'],
    ['Enter', { shiftKey: true }, 'addRow'],
    ['Enter', { ctrlKey: true }, 'generate'],
    ['Delete', {}, 'clear'],
    ['d', { ctrlKey: true }, 'repeatDown'],
    ['z', { metaKey: true }, 'undo'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
    ['y', { ctrlKey: true }, 'redo'],
    ['a', { ctrlKey: true }, 'selectAll'],
    [' ', { shiftKey: true }, 'selectRows'],
    [' ', { ctrlKey: true }, 'selectColumns'],
    [' ', {}, 'details'],
    ['F10', { shiftKey: true }, 'menu'],
    ['x', {}, 'type'],
    ['É', { shiftKey: true }, 'type'],
    ['Process', {}, 'type'],
  ])('%s %j is %s', (key, modifiers, name) => {
    expect(press(key, modifiers)).toEqual({ name });
  });

  it('leaves the clipboard, the tabs of the browser and other keys alone', () => {
    expect(press('c', { ctrlKey: true })).toBeUndefined();
    expect(press('Tab', { ctrlKey: true })).toBeUndefined();
    expect(press('F5')).toBeUndefined();
    expect(press('e', { altKey: true })).toBeUndefined();
  });
});
