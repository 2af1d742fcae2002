import type { CellView, VariableView } from '@reelsheet/client';
import type { GridColumn } from '../data/sheet-data.js';
import { namesIn, normalizeName, refersTo } from '../prompts/prompt-names.js';

/** Something that a prompt names. */
export type CellInput =
  | { readonly kind: 'column'; readonly name: string; readonly column: GridColumn; readonly cell: CellView | undefined }
  | { readonly kind: 'variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'unknown'; readonly name: string };

/** Returns the prompt of a cell: the one in its settings, else its text, as the services have it. */
export function promptOf({ additional_attributes: { prompt }, value }: CellView): string {
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : value;
}

/** Returns what a prompt is made of: columns before variables, and the first of columns with equal titles. */
export function inputsOf(
  prompt: string,
  columns: readonly GridColumn[],
  row: readonly CellView[],
  variables: readonly VariableView[],
): CellInput[] {
  return namesIn(prompt).map((name): CellInput => {
    const wanted = normalizeName(name);
    const column = columns.find(({ title }) => normalizeName(title) === wanted);
    if (column) {
      const cell = row.find(({ spreadsheet_column_id: id }) => id === column.id);
      return { kind: 'column', name: column.title, column, cell };
    }
    const variable = variables.find(({ key }) => normalizeName(key) === wanted);
    return variable ? { kind: 'variable', name: variable.key, value: variable.value } : { kind: 'unknown', name };
  });
}

/** Returns the columns of the row whose cells are made of a cell with this title. */
export function columnsUsing(title: string, columns: readonly GridColumn[], row: readonly CellView[]): GridColumn[] {
  const users = new Set(
    row.filter((cell) => refersTo(promptOf(cell), title)).map((cell) => cell.spreadsheet_column_id),
  );
  return columns.filter(({ id }) => users.has(id));
}
