import type { GridActs } from './grid-acts.js';
import type { GridModel } from './grid-model.js';
import type { EdgeName, GridCommand } from '../selection/keyboard.js';
import {
  advance,
  edgeFrom,
  move,
  moveTo,
  selectAll,
  selectCell,
  selectColumns,
  selectRows,
  type GridSize,
  type Point,
  type Selection,
} from '../selection/selection.js';

/** Returns the selection after a command that moves it, or undefined for one that does something else. */
export function selectionAfter(command: GridCommand, grid: GridModel): Selection | undefined {
  const selection = grid.selection.get();
  const { size } = grid;
  const from = 'extend' in command && command.extend ? selection.focus : selection.active;
  if (command.name === 'move') {
    const { step, extend, jump } = command;
    if (!jump) return move(selection, step, size, extend);
    return moveTo(selection, edgeFrom(from, step, size, grid.isEmptyAt), size, extend);
  }
  if (command.name === 'page') {
    return move(selection, { rows: command.direction * grid.pageRows, columns: 0 }, size, command.extend);
  }
  if (command.name === 'edge') return moveTo(selection, edgeOf(command.edge, from, size), size, command.extend);
  if (command.name === 'advance') return advance(selection, size, command.by, command.back);
  return SELECTIONS[command.name]?.(grid, selection);
}

/** Selections that depend on nothing but the present one. */
const SELECTIONS: Readonly<Partial<Record<GridCommand['name'], (grid: GridModel, now: Selection) => Selection>>> = {
  selectAll: ({ size }, now) => selectAll(now, size),
  selectRows: ({ range }, { active }) => selectRows(range.top, range.bottom, active.column),
  selectColumns: ({ range }, { active }) => selectColumns(range.left, range.right, active.row),
  collapse: (_grid, { active }) => selectCell(active),
};

function edgeOf(edge: EdgeName, from: Point, { rows, columns }: GridSize): Point {
  const targets: Record<EdgeName, Point> = {
    rowStart: { row: from.row, column: 0 },
    rowEnd: { row: from.row, column: columns - 1 },
    sheetStart: { row: 0, column: 0 },
    sheetEnd: { row: rows - 1, column: columns - 1 },
  };
  return targets[edge];
}

type Act = (grid: GridModel, acts: GridActs) => unknown;

const ACTS: Readonly<Partial<Record<GridCommand['name'], Act>>> = {
  edit: (grid) => grid.startEditing(false),
  clear: (_grid, acts) => acts.clear(),
  repeatDown: (_grid, acts) => acts.copyDown(),
  undo: (_grid, acts) => acts.undo(),
  redo: (_grid, acts) => acts.redo(),
  addRow: (_grid, acts) => acts.insertRows('below'),
  duplicateRows: (_grid, acts) => acts.duplicateRows(),
  deleteRows: (_grid, acts) => acts.deleteRows(),
  details: (grid) => grid.panel.update((panel) => (panel === 'cell' ? undefined : 'cell')),
  generate: (grid) => grid.panel.set('generate'),
  find: (grid) => grid.find.open(),
};

/** Carries a command out. */
export function runCommand(command: GridCommand, grid: GridModel, acts: GridActs): void {
  const selection = selectionAfter(command, grid);
  if (selection) return grid.select(selection);
  if (command.name === 'moveItems') return void acts.moveBy(command.axis, command.direction);
  ACTS[command.name]?.(grid, acts);
}
