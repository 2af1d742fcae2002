import { choices } from '@reelsheet/kernel';
import { CONVERSION_LIMITS } from './idea-limits.js';

/** Reasons for which an idea has no row. */
export const CONVERSION_REJECTIONS = choices('Reason for which an idea has no row', {
  not_found: 'it is no idea of the agent',
  not_accepted: 'its status is not `approve_to_create`',
  has_placeholders: 'a text of it contains `{{`, which would refer to other cells',
  too_much_text: 'the texts of the ideas before it fill one request; send it in another one',
});
export type ConversionRejection = (typeof CONVERSION_REJECTIONS)[number];

export const NEW_SHEETS = choices('Vidsheets that are made from a template', {
  one: 'one vidsheet with a row for each idea',
  each: 'a vidsheet for each idea, which has its title',
});

/** Rows go into a present sheet, or into sheets that are made from a template. */
export type ConversionTarget =
  { readonly sheetId: number } | { readonly template: string; readonly isEach: boolean; readonly title?: string };

/** Ideas by id, or at most so many accepted ideas without a row, the oldest first. */
export type ChosenIdeas = { readonly ids: readonly number[] } | { readonly accepted: number };

/** Id or title of a column by the field or ingredient that it takes. */
export type ColumnChoice = Readonly<Record<string, number | string>>;

export interface ConversionOrder {
  readonly ideas: ChosenIdeas;
  readonly target: ConversionTarget;
  /** Columns are chosen by name if absent. */
  readonly columns?: ColumnChoice;
}

/** The row of a requested idea, or the reason for which it has none. */
export type ConvertedIdea =
  | { readonly id: number; readonly sheetId: number; readonly rowId: number; readonly isCreated: boolean }
  | { readonly id: number; readonly rejection: ConversionRejection };

/** Separates the first items that fit into one message from the others. */
export function splitBySize<T>(
  items: readonly T[],
  maxBytes: number = CONVERSION_LIMITS.bytes,
): [fit: T[], others: T[]] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += Buffer.byteLength(JSON.stringify(item))) > maxBytes);
  return end < 0 ? [[...items], []] : [items.slice(0, end), items.slice(end)];
}
