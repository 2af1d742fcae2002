import { VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { unstorable } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import type { ColumnNames } from './column-names.js';
import { LineErrors } from './line-errors.js';

/** A valid line. */
export interface ImportLine {
  readonly number: number;
  /** Texts by index of their column; undefined leaves a cell unchanged. */
  readonly texts: readonly (string | undefined)[];
}

/** A title and the index of the column that it names; values under a title without a column are ignored. */
export interface Heading {
  readonly title: string;
  readonly columnIndex?: number;
}

/** A title of what is imported, and the id of the column that it names. */
export interface NamedTitle {
  readonly title: string;
  readonly columnId: number | null;
}

/** Number of the line of titles. */
const TITLES = 0;
const UNTITLED: Heading = { title: '' };
const NAMED_TWICE = 'names the same column as a title before it';

/** The valid lines of an import and the errors of all others. */
export class ImportDraft {
  readonly lines: ImportLine[] = [];
  readonly errors = new LineErrors();
  private readonly headings = new Map<string, Heading>();
  private readonly named = new Set<number>();

  constructor(
    private readonly names: ColumnNames,
    /** Columns by title that are given, null for a title that is ignored; others are found by their title. */
    private readonly given: ReadonlyMap<string, number | null> = new Map(),
  ) {}

  /** Returns the titles that were used, with the columns that they name. */
  get titles(): readonly NamedTitle[] {
    return [...this.headings.values()].map(({ title, columnIndex }) => ({
      title,
      columnId: columnIndex === undefined ? null : this.names.columns[columnIndex]!.id,
    }));
  }

  /** Returns whether a title names the column. */
  hasColumn(index: number): boolean {
    return this.named.has(index);
  }

  /** Returns the heading of a title; its first use reports an error when no column has it. */
  heading(title: string, number: number): Heading {
    let heading = this.headings.get(title);
    if (!heading) {
      heading = { title, columnIndex: this.indexOf(title) };
      this.headings.set(title, heading);
      if (this.given.get(title) === null) return heading;
      if (heading.columnIndex === undefined) this.errors.add(number, title, 'is not a column of the sheet');
      else this.named.add(heading.columnIndex);
    }
    return heading;
  }

  private indexOf(title: string): number | undefined {
    const given = this.given.get(title);
    if (given === undefined) return this.names.indexOf(title);
    const index = this.names.columns.findIndex(({ id }) => id === given);
    return index < 0 ? undefined : index;
  }

  /** Returns the headings of a table in order. Values without a title are reported line by line. */
  headingsOf(titles: readonly string[]): Heading[] {
    const taken = new Set<number>();
    return titles.map((title) => {
      if (title.trim() === '' && this.names.indexOf(title) === undefined) return UNTITLED;
      const heading = this.heading(title, TITLES);
      const { columnIndex } = heading;
      if (columnIndex === undefined) return heading;
      if (taken.has(columnIndex)) {
        this.errors.add(TITLES, title, NAMED_TWICE);
        return { title };
      }
      taken.add(columnIndex);
      return heading;
    });
  }

  /** Adds a line of a table; empty cells at its end may be missing. */
  addTexts(number: number, headings: readonly Heading[], texts: readonly string[]): void {
    if (texts.some((text, index) => text !== '' && (headings[index] ?? UNTITLED) === UNTITLED))
      this.errors.add(number, null, 'has a value under no title');
    else
      this.add(
        number,
        headings.map((heading, index) => [heading, texts[index] ?? ''] as const),
      );
  }

  /** Adds a line unless it is empty or has an error: a line is written completely or not at all. */
  add(number: number, values: Iterable<readonly [Heading, unknown]>): void {
    const texts: (string | undefined)[] = [];
    const taken = new Set<number>();
    let isValid = true;
    for (const [{ title, columnIndex }, value] of values) {
      if (columnIndex === undefined) continue;
      const { text, error } = taken.has(columnIndex) ? { error: NAMED_TWICE } : read(value);
      if (error) this.errors.add(number, title, error);
      isValid &&= !error;
      texts[columnIndex] = text;
      taken.add(columnIndex);
    }
    if (isValid && texts.some(Boolean)) this.lines.push({ number, texts });
  }
}

/** Numbers and booleans become text; null leaves a cell unchanged. */
function read(value: unknown): { readonly text?: string; readonly error?: string } {
  if (value === null) return {};
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return { text: `${value}` };
  if (typeof value !== 'string') return { error: 'must be a string, number, boolean or null' };
  const error = unstorable(value) ?? lengthError(value);
  return error ? { error } : { text: value };
}

function lengthError(text: string): string | undefined {
  const limit = SHEET_LIMITS.cellValue;
  return text.length > limit && [...text].length > limit ? VALIDATION_MESSAGES.tooLong(limit) : undefined;
}
