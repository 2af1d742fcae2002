import { useMemo, useRef, type ClipboardEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { widthOf } from '../layout/column-layout.js';
import type { GridActs } from './grid-acts.js';
import { runCommand } from './grid-commands.js';
import type { GridModel } from './grid-model.js';
import { edgesOf } from './grid-geometry.js';
import { GridPointer } from './grid-pointer.js';
import { ACTIVE_CELL_ID } from './grid-row.js';
import { commandOf } from '../selection/keyboard.js';

/** Returns what handles the mouse in a grid. */
export function useGridPointer(
  grid: GridModel,
  acts: GridActs,
  scroller: RefObject<HTMLDivElement | null>,
  rowHeight: number,
): GridPointer {
  const height = useRef(rowHeight);
  height.current = rowHeight;
  return useMemo(() => {
    const geometry = () => ({
      rowHeight: height.current,
      rowCount: grid.size.rows,
      edges: edgesOf(grid.columns.map((column) => widthOf(column, grid.layout.get()))),
    });
    return new GridPointer(grid, acts, () => scroller.current, geometry);
  }, [grid, acts, scroller]);
}

/** Keyboard and clipboard of the grid while it has the focus. */
export function useGridKeys(grid: GridModel, acts: GridActs, pointer: GridPointer) {
  return useMemo(() => {
    const clipboard = (use: (data: DataTransfer) => void) => (event: ClipboardEvent) => {
      event.preventDefault();
      use(event.clipboardData);
    };
    return {
      onKeyDown: (event: KeyboardEvent) => {
        const command = commandOf(event);
        if (!command) return;
        // The key goes on to the field that opens now, so that input methods work.
        if (command.name === 'type') return void flushSync(() => grid.startEditing(true));
        event.preventDefault();
        if (command.name === 'page') grid.pageRows = pointer.pageRows();
        if (command.name === 'menu') openMenuAtActive(grid, event.currentTarget);
        else runCommand(command, grid, acts);
      },
      onCopy: clipboard((data) => data.setData('text/plain', acts.copy())),
      onCut: clipboard((data) => data.setData('text/plain', acts.cut())),
      onPaste: clipboard((data) => void acts.paste(data.getData('text/plain'))),
    };
  }, [grid, acts, pointer]);
}

const CELLS = '[role=gridcell], [data-row]';

/** Presses, clicks and taps anywhere in the grid. */
export function useGridPresses(grid: GridModel, pointer: GridPointer) {
  return useMemo(() => {
    const closest = ({ target }: MouseEvent, selector: string) => (target as HTMLElement).closest(selector);
    return {
      onPointerDown: pointer.press,
      onClick: (event: MouseEvent) => {
        const { pointerType } = event.nativeEvent as PointerEvent;
        if (pointerType === 'touch' && closest(event, CELLS)) pointer.tap(event);
      },
      onDoubleClick: (event: MouseEvent) => {
        if (closest(event, '[role=gridcell]')) grid.startEditing(false);
      },
      onContextMenu: (event: MouseEvent) => {
        const cell = closest(event, `${CELLS}, [data-column]`);
        if (!cell) return;
        event.preventDefault();
        if (!cell.matches('[aria-selected=true], [data-selected]')) pointer.select(event);
        grid.menu.set({ x: event.clientX, y: event.clientY });
      },
    };
  }, [grid, pointer]);
}

function openMenuAtActive(grid: GridModel, element: Element): void {
  const cell = element.querySelector(`#${ACTIVE_CELL_ID}`);
  const { left, bottom } = (cell ?? element).getBoundingClientRect();
  grid.menu.set({ x: left, y: bottom });
}
