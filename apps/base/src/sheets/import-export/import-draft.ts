import { VALIDATION_MESSAGES } from '@reelsheet/kernel';
import { unstorable } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import type { ColumnNames } from './column-names.js';
import { LineErrors } from './import-errors.js';

/** A line that may be written. */
export interface ImportLine {
  readonly number: number;
  /** By place of the column; what is undefined stays as it is. */
  readonly texts: readonly (string | undefined)[];
}

/** A title, and the place of the column that it names; what stands under one without a place is left out. */
export interface Heading {
  readonly title: string;
  readonly place?: number;
}

/** The line of titles, where there is one. */
const TITLES = 0;
const UNTITLED: Heading = { title: '' };
const NAMED_TWICE = 'names the same column as a title before it';

/** What was read of an import: lines that can be written, and what is wrong with the others. */
export class ImportDraft {
  readonly lines: ImportLine[] = [];
  readonly problems = new LineErrors();
  private readonly headings = new Map<string, Heading>();
  private readonly named = new Set<number>();

  constructor(private readonly names: ColumnNames) {}

  /** True where a title names the column. */
  has(place: number): boolean {
    return this.named.has(place);
  }

  /** The title as it is known from its first mention on, in this line; one that no column has is told then. */
  heading(title: string, number: number): Heading {
    let heading = this.headings.get(title);
    if (!heading) {
      heading = { title, place: this.names.placeOf(title) };
      this.headings.set(title, heading);
      if (heading.place === undefined) this.problems.add(number, title, 'is not a column of the sheet');
      else this.named.add(heading.place);
    }
    return heading;
  }

  /** The titles of a table, each in its place. What stands under none is told line by line. */
  titles(titles: readonly string[]): Heading[] {
    const taken = new Set<number>();
    return titles.map((title) => {
      if (title.trim() === '' && this.names.placeOf(title) === undefined) return UNTITLED;
      const heading = this.heading(title, TITLES);
      const { place } = heading;
      if (place === undefined) return heading;
      if (taken.has(place)) {
        this.problems.add(TITLES, title, NAMED_TWICE);
        return { title };
      }
      taken.add(place);
      return heading;
    });
  }

  /** A line of a table, whose end may be missing where it is empty. */
  addTexts(number: number, headings: readonly Heading[], texts: readonly string[]): void {
    if (texts.some((text, place) => text !== '' && (headings[place] ?? UNTITLED) === UNTITLED))
      this.problems.add(number, null, 'has a value under no title');
    else
      this.add(
        number,
        headings.map((heading, place) => [heading, texts[place] ?? ''] as const),
      );
  }

  /** Takes a line up, unless it is empty or something is wrong with it: a line is written whole or not at all. */
  add(number: number, values: Iterable<readonly [Heading, unknown]>): void {
    const texts: (string | undefined)[] = [];
    const taken = new Set<number>();
    let isFit = true;
    for (const [{ title, place }, value] of values) {
      if (place === undefined) continue;
      const { text, problem } = taken.has(place) ? { problem: NAMED_TWICE } : read(value);
      if (problem) this.problems.add(number, title, problem);
      isFit &&= !problem;
      texts[place] = text;
      taken.add(place);
    }
    if (isFit && texts.some(Boolean)) this.lines.push({ number, texts });
  }
}

/** Numbers and booleans are taken as text; null leaves a cell as it is. */
function read(value: unknown): { readonly text?: string; readonly problem?: string } {
  if (value === null) return {};
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return { text: `${value}` };
  if (typeof value !== 'string') return { problem: 'must be a string, number, boolean or null' };
  const problem = unstorable(value) ?? lengthProblem(value);
  return problem ? { problem } : { text: value };
}

function lengthProblem(text: string): string | undefined {
  const most = SHEET_LIMITS.cellValue;
  return text.length > most && [...text].length > most ? VALIDATION_MESSAGES.tooLong(most) : undefined;
}
