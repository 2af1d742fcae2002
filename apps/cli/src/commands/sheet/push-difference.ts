import type { ImportView } from '@reelsheet/sdk';
import type { CliContext } from '../../cli-context.js';
import { cellText } from '../../output/table-text.js';
import { styled } from '../../output/styles.js';

/** Lines of each kind that are shown; the counts are of all. */
const SHOWN = 20;

/** The changes that a push would make, collected over its requests. */
export class PushDifference {
  added = 0;
  changedRows = 0;
  changedCells = 0;
  readonly errors: { readonly row: number; readonly column: string | null; readonly error: string }[] = [];
  readonly unknownTitles = new Set<string>();
  private readonly lines: { readonly sign: '+' | '~'; readonly text: string }[] = [];

  /** Adds the preview of a request whose first row is `offset` rows after that of the file. */
  add({ created, errors, preview }: ImportView, offset: number): void {
    this.added += created;
    for (const each of errors) this.errors.push({ ...each, row: each.row === 0 ? 0 : each.row + offset });
    if (!preview) return;
    this.changedRows += preview.changed_rows;
    this.changedCells += preview.changed_cells;
    const titles = new Map(preview.titles.map(({ column_id, title }) => [column_id, title]));
    for (const { title, column_id } of preview.titles) if (column_id === null) this.unknownTitles.add(title);
    for (const { row, cells } of preview.added) {
      const values = cells.map(({ column_id, value }) => `${titles.get(column_id) ?? ''}: ${JSON.stringify(value)}`);
      this.addLine('+', `row ${row + offset}  ${values.join(', ')}`);
    }
    for (const { row, column_id, before, after } of preview.changes)
      this.addLine(
        '~',
        `row ${row + offset}  ${titles.get(column_id) ?? ''}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
      );
  }

  get isEmpty(): boolean {
    return this.added === 0 && this.changedCells === 0;
  }

  get summary(): string {
    return `${this.added} rows to add, ${this.changedCells} cells of ${this.changedRows} rows to change`;
  }

  write(context: CliContext): void {
    const { stderr } = context;
    for (const { sign, text } of this.lines)
      stderr.write(`${styled(context, stderr, sign === '+' ? 'green' : 'yellow', `${sign} ${cellText(text)}`)}\n`);
    const hidden = this.added + this.changedCells - this.lines.length;
    if (hidden > 0) stderr.write(`  and ${hidden} more\n`);
    for (const { row, column, error } of this.errors.slice(0, SHOWN)) {
      const where = column === null ? `row ${row}` : `row ${row}  ${cellText(column)}`;
      stderr.write(`${styled(context, stderr, 'red', `! ${where}: ${cellText(error)}`)}\n`);
    }
    stderr.write(`${this.summary}\n`);
  }

  private addLine(sign: '+' | '~', text: string): void {
    if (this.lines.filter((each) => each.sign === sign).length < SHOWN) this.lines.push({ sign, text });
  }
}
