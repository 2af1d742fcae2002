import type { EditedCell, EditLabel } from './edit-queue.js';

export type StructureLabel =
  | 'addRows'
  | 'addColumn'
  | 'delete'
  | 'duplicate'
  | 'import'
  | 'move'
  | 'rename'
  | 'prompt'
  | 'version'
  | 'layers'
  | 'settings';

/** An act of a person: one or several versions of the sheet, which are undone together. */
export interface UndoStep {
  readonly label: EditLabel | StructureLabel;
  /** Cells whose values are known before and after, so that they change on screen at once. */
  readonly cells: readonly EditedCell[];
  /** In the order in which they were made; an edit adds its version when the server has taken it. */
  readonly versions: number[];
  /** Key of the edit that was queued for this step. */
  editKey?: string;
}

export interface UndoHistory {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

export type HistorySide = keyof UndoHistory;

/** Maximum number of acts that can be undone; the server forgets them after a day anyway. */
const MAX_STEPS = 200;

export const EMPTY_HISTORY: UndoHistory = { undo: [], redo: [] };

/** After a new act nothing can be done again. */
export function withStep({ undo }: UndoHistory, step: UndoStep): UndoHistory {
  return { undo: [...undo, step].slice(-MAX_STEPS), redo: [] };
}

/** Moves a step of one side to the other, where it does the opposite. Its versions are not made yet. */
export function moved(
  history: UndoHistory,
  side: HistorySide,
  step: UndoStep,
): { history: UndoHistory; opposite: UndoStep } {
  const { label, cells } = step;
  const reversed = cells.map((cell) => ({ ...cell, value: cell.before, before: cell.value }));
  const opposite: UndoStep = { label, cells: reversed, versions: [] };
  const other: HistorySide = side === 'undo' ? 'redo' : 'undo';
  const next = { ...history, [side]: without(history[side], step), [other]: [...history[other], opposite] };
  return { history: next, opposite };
}

/** Returns the history without a step that can be neither undone nor done again. */
export function withoutStep({ undo, redo }: UndoHistory, step: UndoStep): UndoHistory {
  return { undo: without(undo, step), redo: without(redo, step) };
}

function without(steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] {
  return steps.filter((item) => item !== step);
}
