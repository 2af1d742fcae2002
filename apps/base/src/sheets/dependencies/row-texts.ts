import { namesIn, normalizeName, promptOf, type NamedTexts } from '../prompts/prompt.js';
import type { SheetAttributes } from '../sheet/attributes.js';
import type { PromptColumn } from './names.js';
import type { GraphCell } from './row-graph.js';

/** A cell with its texts. */
export interface WholeCell {
  readonly id: number;
  readonly rowId: number;
  readonly columnId: number;
  readonly value: string;
  readonly attributes: SheetAttributes;
  /** The selected generation. */
  readonly defaultGenerationId: number | null;
}

export function toGraphCell({ id, rowId, columnId, value, attributes }: WholeCell): GraphCell {
  const { textMode, autoGenerate } = attributes;
  const ownPrompt = promptOf({ attributes });
  return {
    ...{ id, rowId, columnId },
    textMode: typeof textMode === 'string' ? textMode : null,
    isAutomatic: autoGenerate === true,
    promptNames: ownPrompt === '' ? null : namesIn(ownPrompt),
    valueNames: namesIn(value),
  };
}

/** Returns whether generating the cell overwrites its value; typed values stay. */
export function isWrittenByGeneration({ type }: Pick<PromptColumn, 'type'>, { value, attributes }: WholeCell): boolean {
  return type === 'text' && (value === '' || attributes['textMode'] === 'ai');
}

/** Returns the text of each name in one row: of the first column with that title, else of a variable. */
export function textsByName(
  columns: readonly PromptColumn[],
  valueOf: (columnId: number) => string,
  variables: NamedTexts,
): NamedTexts {
  const texts = new Map(variables);
  for (const { id, title } of columns.toReversed()) texts.set(normalizeName(title), valueOf(id));
  return texts;
}
