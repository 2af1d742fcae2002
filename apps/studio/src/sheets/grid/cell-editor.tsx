import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { sheetStrings as strings } from '../../strings/sheet-en.js';
import { cellAt } from '../data/sheet-data.js';
import { runCommand } from './grid-commands.js';
import type { GridActs } from './grid-acts.js';
import type { Editing, GridModel } from './grid-model.js';
import styles from './grid.module.css';
import { commandOf } from '../selection/keyboard.js';
import type { CellRect } from './use-virtual-axes.js';

interface CellEditorProps {
  readonly grid: GridModel;
  readonly acts: GridActs;
  readonly editing: Editing;
  readonly rect: CellRect;
  readonly focusGrid: () => void;
}

const MAX_HEIGHT = 240;

/** The field in which a cell is edited, over the cell. */
export function CellEditor({ grid, acts, editing, rect, focusGrid }: CellEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const initial = editing.replaces ? '' : ((grid.sheet && cellAt(grid.sheet, editing)?.value) ?? '');
  useLayoutEffect(() => {
    const element = field.current!;
    element.focus({ preventScroll: true });
    element.setSelectionRange(element.value.length, element.value.length);
    fit(element);
  }, []);
  const commit = () => grid.commitEditing(field.current!.value);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const end = endOf(event, editing.replaces);
    if (!end || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (end === 'cancel') grid.cancelEditing();
    else commit();
    focusGrid();
    if (end === 'down') runCommand({ name: 'advance', by: 'row', back: event.shiftKey }, grid, acts);
    if (end === 'across') runCommand({ name: 'advance', by: 'column', back: event.shiftKey }, grid, acts);
    const command = end === 'arrow' ? commandOf(event) : undefined;
    if (command) runCommand(command, grid, acts);
  };
  return (
    <textarea
      ref={field}
      className={styles.editor}
      style={{ left: rect.left, top: rect.top, minWidth: rect.width, minHeight: rect.height }}
      defaultValue={initial}
      aria-label={strings.grid.edit(grid.activeColumn?.title ?? '', grid.selection.get().active.row + 1)}
      rows={1}
      spellCheck
      onInput={() => fit(field.current!)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}

type End = 'cancel' | 'down' | 'across' | 'arrow';

/** Returns how a key ends editing. Shift or Alt with Enter makes a new line. */
function endOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, replaces: boolean): End | undefined {
  if (key === 'Escape') return 'cancel';
  if (key === 'Tab') return 'across';
  if (key === 'Enter' && !shiftKey && !altKey) return 'down';
  const hasModifier = shiftKey || altKey || ctrlKey || metaKey;
  return replaces && !hasModifier && key.startsWith('Arrow') ? 'arrow' : undefined;
}

function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = `${Math.min(element.scrollHeight + 2, MAX_HEIGHT)}px`;
}
