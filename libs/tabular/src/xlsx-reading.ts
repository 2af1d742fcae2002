import { fromSerial } from './serial-dates.js';
import { FILE_LIMITS, TableError, type TableLimits } from './table-limits.js';
import type { TableRows } from './table-rows.js';
import { firstSheetOf, longer, textListener, type FirstSheet } from './workbook.js';
import { WorkbookFile } from './workbook-file.js';
import { unescaped } from './workbook-text.js';
import { readXml, type XmlListener } from './xml-reading.js';

/** Digits that spreadsheets show of a number. */
const SIGNIFICANT_DIGITS = 15;
const LAST_ROW = 2 ** 20;

/** Reads the first sheet of a workbook; formulas give their stored results. */
export async function* readXlsx(path: string, rows: TableRows, limits: TableLimits): AsyncGenerator<void> {
  const file = await WorkbookFile.open(path);
  try {
    const sheet = await firstSheetOf(file, limits.maxRows * limits.maxColumns);
    for await (const _ of readXml(file.read(sheet.path), new CellListener(sheet, rows, limits))) if (rows.full) yield;
  } finally {
    file.close();
  }
}

class CellListener implements XmlListener {
  private row = 0;
  private column = 0;
  private cells: string[] = [];
  private type = 'n';
  private style = 0;
  private value = '';
  private inline = '';
  private readsValue = false;
  private readonly inlineText = textListener('is', (text) => (this.inline = text));

  constructor(
    private readonly sheet: FirstSheet,
    private readonly rows: TableRows,
    private readonly limits: TableLimits,
  ) {}

  open(name: string, { r, t = 'n', s }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.rows.count();
      this.row = later(r === undefined ? this.row + 1 : Number(r), this.row, LAST_ROW);
      this.column = 0;
      this.cells = [];
    } else if (name === 'c') {
      this.rows.count();
      this.column = later(r === undefined ? this.column + 1 : columnOf(r), this.column, FILE_LIMITS.columns);
      [this.type, this.style, this.value, this.inline] = [t, Number(s ?? 0), '', ''];
    } else if (name === 'v') this.readsValue = true;
    else if (this.type === 'inlineStr') this.inlineText.open(name, {});
  }

  text(text: string): void {
    if (this.readsValue) this.value = longer(this.value, text);
    else if (this.type === 'inlineStr') this.inlineText.text(text);
  }

  close(name: string): void {
    if (name === 'v') this.readsValue = false;
    else if (name === 'c') this.addCell(this.shown());
    else if (name === 'row') this.rows.add(this.row, this.cells);
    else if (this.type === 'inlineStr') this.inlineText.close(name);
  }

  private addCell(text: string): void {
    if (text === '') return;
    const { maxColumns } = this.limits;
    if (this.column > maxColumns)
      throw new TableError(`must have at most ${maxColumns} columns, and row ${this.row} has ${this.column}`);
    while (this.cells.length < this.column - 1) this.cells.push('');
    this.cells.push(text);
  }

  private shown(): string {
    switch (this.type) {
      case 's':
        return this.value === '' ? '' : this.sharedText(Number(this.value));
      case 'inlineStr':
        return this.inline;
      case 'b':
        return this.value === '' ? '' : ['1', 'true'].includes(this.value) ? 'TRUE' : 'FALSE';
      case 'n':
        return this.value === '' ? '' : this.number(Number(this.value));
      default:
        return unescaped(this.value);
    }
  }

  private sharedText(number: number): string {
    const text = this.sheet.sharedTexts[number];
    if (text === undefined) throw new TableError(`names a text in row ${this.row} that it does not hold`);
    return text;
  }

  private number(number: number): string {
    if (!Number.isFinite(number)) throw new TableError(`has a number in row ${this.row} that is none`);
    const date = this.sheet.dateStyles[this.style] ? fromSerial(number, this.sheet.from1904) : undefined;
    return date ?? String(Number(number.toPrecision(SIGNIFICANT_DIGITS)));
  }
}

/** Row and column numbers must increase; anything else is an invalid sheet. */
function later(number: number, than: number, max: number): number {
  if (!(Number.isInteger(number) && number > than && number <= max))
    throw new TableError('must be a workbook whose rows and cells stand in order');
  return number;
}

/** Returns 28 for `AB12`. */
function columnOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}(?=\d+$)/.exec(reference) ?? [];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
