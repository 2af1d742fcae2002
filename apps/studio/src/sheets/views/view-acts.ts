import type { SavedViewView } from '@reelsheet/client';
import { addMessage } from '../../design/components/feedback/messages.js';
import { viewStrings as strings } from '../../strings/views-en.js';
import type { GridModel } from '../grid/grid-model.js';
import { EMPTY_LAYOUT, ordered } from '../layout/column-layout.js';
import { definitionOf, isAllRows, isSavedAs, layoutOf } from './sheet-view-definition.js';

/** Returns whether the page shows something else than the view that was chosen, or than all rows. */
export function isViewChanged(grid: GridModel): boolean {
  const { current, rows } = grid.views;
  if (!current) return !isAllRows(rows.get());
  const present = presentOf(grid);
  return present !== undefined && !isSavedAs(current, present);
}

/** Returns what would be saved of the page now. */
function presentOf(grid: GridModel) {
  const columns = grid.sheet?.columns;
  const layout = grid.layout.get();
  if (!columns) return undefined;
  const ids = ordered(columns, layout.order ?? []).map(({ id }) => id);
  return definitionOf(grid.views.rows.get(), layout, ids);
}

export function chooseView(grid: GridModel, view: SavedViewView | undefined): void {
  grid.views.choose(view);
  const { isTall } = grid.layout.get();
  grid.setLayout(view ? layoutOf(view) : { ...EMPTY_LAYOUT, isTall });
}

async function attempt(grid: GridModel, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    grid.session.report(error);
    return false;
  }
}

export function saveView(grid: GridModel, { id }: SavedViewView): Promise<boolean> {
  return attempt(grid, async () => {
    await grid.session.api.updateView(id, presentOf(grid)!);
    await grid.views.read();
  });
}

export function createView(grid: GridModel, name: string): Promise<boolean> {
  return attempt(grid, async () => {
    const made = await grid.session.api.createView(crypto.randomUUID(), { name, ...presentOf(grid)! });
    await grid.views.read();
    chooseView(grid, made);
  });
}

export function renameView(grid: GridModel, { id }: SavedViewView, name: string): Promise<boolean> {
  return attempt(grid, async () => {
    await grid.session.api.updateView(id, { name });
    await grid.views.read();
  });
}

/** Deletes a view; its message offers to save it again. */
export function removeView(
  grid: GridModel,
  { id, name, match, filters, sorts, columns, tall_rows }: SavedViewView,
): Promise<boolean> {
  const again = { name, match, filters: [...filters], sorts: [...sorts], columns: [...columns], tall_rows };
  const undo = () =>
    void attempt(grid, async () => {
      const made = await grid.session.api.createView(crypto.randomUUID(), again);
      await grid.views.read();
      chooseView(grid, made);
    });
  return attempt(grid, async () => {
    await grid.session.api.deleteView(id);
    chooseView(grid, undefined);
    await grid.views.read();
    addMessage({ text: strings.removed(name), kind: 'positive', action: { label: strings.undo, run: undo } });
  });
}
