import type { GridStep } from './selection.js';

/** An effect of a key in the grid while no cell is edited. */
export type GridCommand =
  | { readonly name: 'move'; readonly step: GridStep; readonly extend: boolean; readonly jump: boolean }
  | { readonly name: 'page'; readonly direction: 1 | -1; readonly extend: boolean }
  | { readonly name: 'edge'; readonly edge: EdgeName; readonly extend: boolean }
  | { readonly name: 'advance'; readonly by: 'row' | 'column'; readonly back: boolean }
  | { readonly name: 'moveItems'; readonly axis: 'rows' | 'columns'; readonly direction: 1 | -1 }
  | { readonly name: SimpleCommand };

/** Ends of a row and of the sheet. */
export type EdgeName = 'rowStart' | 'rowEnd' | 'sheetStart' | 'sheetEnd';

type SimpleCommand =
  | 'selectAll'
  | 'selectRows'
  | 'selectColumns'
  | 'collapse'
  | 'edit'
  | 'type'
  | 'clear'
  | 'repeatDown'
  | 'undo'
  | 'redo'
  | 'addRow'
  | 'duplicateRows'
  | 'deleteRows'
  | 'details'
  | 'generate'
  | 'find'
  | 'menu';

/** The fields of a keyboard event that decide. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};
const PLAIN: Readonly<Record<string, SimpleCommand>> = {
  F2: 'edit',
  Enter: 'edit',
  Escape: 'collapse',
  Delete: 'clear',
  Backspace: 'clear',
  ContextMenu: 'menu',
  ' ': 'details',
};
const WITH_SHIFT: Readonly<Record<string, SimpleCommand>> = { Enter: 'addRow', ' ': 'selectRows', F10: 'menu' };
/** Keys with Ctrl, or Command on a Mac; characters in lower case. */
const WITH_CTRL: Readonly<Record<string, SimpleCommand>> = {
  a: 'selectAll',
  d: 'repeatDown',
  z: 'undo',
  y: 'redo',
  ' ': 'selectColumns',
  Enter: 'generate',
  f: 'find',
  h: 'find',
  Delete: 'deleteRows',
  Backspace: 'deleteRows',
};
const WITH_CTRL_SHIFT: Readonly<Record<string, SimpleCommand>> = { z: 'redo', d: 'duplicateRows' };

/** Returns what a key does, or undefined for what the browser does with it. */
export function commandOf(event: PressedKey): GridCommand | undefined {
  const { key, shiftKey, altKey } = event;
  const ctrl = event.ctrlKey || event.metaKey;
  const step = STEPS[key];
  if (step && altKey) return ctrl || shiftKey ? undefined : itemMove(step);
  if (altKey) return undefined;
  if (step) return { name: 'move', step, extend: shiftKey, jump: ctrl };
  const simple = (ctrl ? (shiftKey ? WITH_CTRL_SHIFT : WITH_CTRL) : shiftKey ? WITH_SHIFT : PLAIN)[lowerCase(key)];
  if (simple) return { name: simple };
  if (key === 'Tab') return ctrl ? undefined : { name: 'advance', by: 'column', back: shiftKey };
  if (key === 'Home') return { name: 'edge', edge: ctrl ? 'sheetStart' : 'rowStart', extend: shiftKey };
  if (key === 'End') return { name: 'edge', edge: ctrl ? 'sheetEnd' : 'rowEnd', extend: shiftKey };
  if (key === 'PageUp') return { name: 'page', direction: -1, extend: shiftKey };
  if (key === 'PageDown') return { name: 'page', direction: 1, extend: shiftKey };
  // A composition of an input method begins with a key of its own.
  return !ctrl && (key.length === 1 || key === 'Process') ? { name: 'type' } : undefined;
}

function itemMove({ rows, columns }: GridStep): GridCommand {
  const direction = rows + columns > 0 ? 1 : -1;
  return { name: 'moveItems', axis: rows === 0 ? 'columns' : 'rows', direction };
}

function lowerCase(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}
