import type { Names } from '../../sheets/dependencies/names.js';
import {
  isWrittenByGeneration,
  toGraphCell,
  textsByName,
  type WholeCell,
} from '../../sheets/dependencies/row-texts.js';
import { SheetDependencies } from '../../sheets/dependencies/sheet-dependencies.js';
import { promptOf, type NamedTexts } from '../../sheets/prompts/prompt.js';
import { cellPlan, type CellPlan } from '../cell-jobs/cell-plan.js';

/** Placeholder for a text that is generated first: as long as a model's answer usually is at most. */
export const UNWRITTEN = 'x'.repeat(8_192);

/** A cell that would be generated, and the values of the names in its prompt by then. */
export interface PlannedCell {
  readonly cell: WholeCell;
  readonly plan: CellPlan;
  readonly words: NamedTexts;
  /** The cells through which it depends on itself, for example `A → B → A`. */
  readonly cycle: string | undefined;
}

/**
 * Returns the cells that would be generated: those that `isSelected` accepts, and unless they are not wanted the
 * automatic cells that follow.
 */
export function plannedCells(
  cells: readonly WholeCell[],
  names: Names,
  variables: NamedTexts,
  isSelected: (cell: WholeCell) => boolean,
  { withFollowers }: { readonly withFollowers: boolean } = { withFollowers: true },
): PlannedCell[] {
  const columnOf = (cell: WholeCell) => names.column(cell.columnId)!;
  const plans = new Map(cells.map((cell) => [cell.id, hasPrompt(cell) ? planOf(cell, columnOf(cell)) : undefined]));
  const selected = cells.filter((cell) => plans.get(cell.id) && isSelected(cell));
  const graph = new SheetDependencies(names, cells.map(toGraphCell));
  const written = selected.filter((cell) => isWrittenByGeneration(columnOf(cell), cell)).map(({ id }) => id);
  const followers = withFollowers ? graph.dependentsOf({ cells: written }) : [];
  const planned = new Set([...selected.map(({ id }) => id), ...followers]);
  const rows = Map.groupBy(cells, ({ rowId }) => rowId);
  return [...rows.values()].flatMap((row) => {
    const texts = new Map(row.map((cell) => [cell.columnId, textOf(cell)]));
    const words = textsByName(names.columns, (columnId) => texts.get(columnId) ?? '', variables);
    return row.flatMap((cell) => {
      const plan = planned.has(cell.id) ? plans.get(cell.id) : undefined;
      return plan ? [{ cell, plan, words, cycle: graph.cyclePathOf(cell.id) }] : [];
    });
  });

  function textOf(cell: WholeCell): string {
    const isWritten = planned.has(cell.id) && plans.get(cell.id) && isWrittenByGeneration(columnOf(cell), cell);
    return isWritten ? UNWRITTEN : cell.value;
  }
}

const hasPrompt = (cell: WholeCell) => promptOf(cell).trim() !== '';

function planOf({ attributes }: WholeCell, { type, columnRole }: Names['columns'][number]): CellPlan | undefined {
  return cellPlan({ columnType: type, columnRole, attributes });
}
