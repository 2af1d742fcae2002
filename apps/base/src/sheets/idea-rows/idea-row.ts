import type { SheetContent } from '../copies/sheet-plan.js';

/** The parts of an idea that may be written into a row. */
export interface IdeaContent {
  readonly id: number;
  readonly title: string;
  /** Text by the name of a field or an ingredient. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Ids or titles of columns by the name of a field or an ingredient. */
export type ChosenColumns = Readonly<Record<string, number | string>>;

/** A template with what a sheet that is made from it contains. */
export interface IdeaTemplate {
  readonly id: number;
  readonly title: string;
  readonly content: SheetContent;
}

/** Sheets that are made from a template. */
export interface NewSheetsTarget {
  /** Read only if a sheet has to be made. */
  readonly template: () => Promise<IdeaTemplate>;
  /** True for a sheet for each idea. */
  readonly isEach: boolean;
  /** Title of the one sheet; that of the template if absent. */
  readonly title?: string;
}

/** Rows of a present sheet, or of one or several new sheets. */
export type IdeaRowTarget = { readonly sheetId: number } | NewSheetsTarget;

export interface IdeaRowOrder {
  /** In the order of the rows. */
  readonly ideas: readonly IdeaContent[];
  /** Further ideas whose rows are returned if they are there. */
  readonly knownIds: readonly number[];
  readonly target: IdeaRowTarget;
  /** If absent, columns are chosen by their names. */
  readonly columns?: ChosenColumns;
}

/** The row of an idea. */
export interface IdeaRow {
  readonly ideaId: number;
  readonly sheetId: number;
  readonly rowId: number;
}

export interface IdeaRowResult {
  readonly rows: readonly (IdeaRow & { readonly isCreated: boolean })[];
  /** Ideas whose texts contain `{{`, which would be read as names of columns. */
  readonly withPlaceholders: readonly number[];
}

/** Returns whether a text would be read as one that refers to other cells of its row. */
export const hasPlaceholders = (text: string): boolean => text.includes('{{');
