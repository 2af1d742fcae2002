import { Injectable } from '@nestjs/common';
import { cellUpdated, rowCreated } from '@reelsheet/contracts';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { Cycles } from '../dependencies/cycles.js';
import { mayCloseCycle } from '../dependencies/generated.js';
import { rowsOf } from '../items/item-kinds.js';
import { ItemPositions } from '../items/item-positions.js';
import { ItemRepository } from '../items/item.repository.js';
import { CellRepository, type CellValue } from '../cells/cell.repository.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { IMPORT_CELLS_PER_STATEMENT, SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';
import { CellTexts } from '../sheet-view/cell-texts.reader.js';
import { ColumnNames } from './column-names.js';
import type { ImportContent } from './import-content.js';
import { ImportDraft, type ImportLine } from './import-draft.js';
import { ImportPreviewDraft, type ImportPreview, type RowLine } from './import-preview.js';
import { importRejected } from './import.errors.js';
import type { LineErrors } from './line-errors.js';
import { ImportExportRepository } from './import-export.repository.js';

export interface ImportOptions {
  /** Title of the column by which existing rows are found; without it all lines become new rows. */
  readonly match?: string;
  /** True when any error rejects the whole import. */
  readonly isStrict: boolean;
  /** True when nothing is written and the result says what would be. */
  readonly isDryRun?: boolean;
  /** Ids of columns by title, null for a title that is ignored. */
  readonly columns?: ReadonlyMap<string, number | null>;
}

export interface ImportResult {
  readonly created: number;
  /** Number of matched rows, including those that did not change. */
  readonly updated: number;
  readonly errors: LineErrors;
  /** The changes that a dry run has found. */
  readonly preview?: ImportPreview;
}

/** Imports lines into a sheet by the titles of its columns. */
@Injectable()
export class ImportService {
  private readonly running = new ConcurrencyLimit(SHEET_CONCURRENCY.imports, 'Too many imports are under way at once');

  constructor(
    private readonly sheets: SheetReader,
    private readonly repository: ImportExportRepository,
    private readonly items: ItemRepository,
    private readonly cells: CellRepository,
    private readonly texts: CellTexts,
    private readonly positions: ItemPositions,
    private readonly cycles: Cycles,
    private readonly changes: SheetChanges,
  ) {}

  /** Reads all lines before anything is locked. Throws `validation_error` with all errors when the import is strict. */
  async import(scope: SheetScope, content: ImportContent, options: ImportOptions): Promise<ImportResult> {
    const release = this.running.acquire();
    try {
      await this.sheets.require(scope);
      const names = new ColumnNames(await this.repository.columns(scope.sheetId));
      const keyIndex = keyIndexOf(names, options.match);
      requireColumnsOf(names, options.columns);
      const draft = new ImportDraft(names, options.columns);
      await content.readInto(draft);
      if (keyIndex !== undefined && draft.lines.length > 0 && !draft.hasColumn(keyIndex))
        throw invalid('match', 'is not among the titles of what is imported');
      if (options.isDryRun) return await this.preview(scope.sheetId, draft, names, keyIndex);
      return await this.write(scope, draft, names, keyIndex, options.isStrict);
    } finally {
      release();
    }
  }

  /** Compares the lines with the present rows, without a lock; what is written later may be different. */
  private async preview(
    sheetId: number,
    { lines, errors, titles }: ImportDraft,
    { columns }: ColumnNames,
    keyIndex: number | undefined,
  ): Promise<ImportResult> {
    const columnIds = columns.map(({ id }) => id);
    const { known, added } = await this.matchRows(lines, columnIds, keyIndex, errors);
    const preview = new ImportPreviewDraft(titles, columnIds, added, known);
    const values = valuesOf(known, columnIds).filter(({ columnId }) => columnId !== columnIds[keyIndex!]);
    for (const chunk of inChunks(await this.withoutMediaUrls(values), IMPORT_CELLS_PER_STATEMENT))
      preview.addChanges(await this.repository.changes(sheetId, chunk));
    return { created: added.length, updated: known.length, errors, preview: preview.result };
  }

  private async write(
    scope: SheetScope,
    { lines, errors }: ImportDraft,
    { columns }: ColumnNames,
    keyIndex: number | undefined,
    isStrict: boolean,
  ): Promise<ImportResult> {
    const { sheetId } = scope;
    const columnIds = columns.map(({ id }) => id);
    return this.changes.run(scope, async (announce) => {
      await this.items.lockRowsAndColumns(sheetId);
      await this.requireColumns(sheetId, columnIds);
      const { known, added } = await this.matchRows(lines, columnIds, keyIndex, errors);
      if (isStrict && !errors.isEmpty) throw importRejected(errors);
      const ids = added.length > 0 ? await this.add(scope, added, columnIds) : [];
      const cellIds = await this.update(sheetId, known, columnIds, keyIndex);
      announce(rowCreated, { ids });
      announce(cellUpdated, { ids: cellIds });
      return { created: added.length, updated: known.length, errors };
    });
  }

  /** Throws `conflict` when a column was deleted while the file was read. */
  private async requireColumns(sheetId: number, columnIds: readonly number[]): Promise<void> {
    const there = new Set((await this.repository.columns(sheetId)).map(({ id }) => id));
    if (columnIds.some((id) => !there.has(id))) throw new DomainError(CommonErrors.conflict);
  }

  /** Separates lines for existing rows from lines that become new rows. */
  private async matchRows(
    lines: readonly ImportLine[],
    columnIds: readonly number[],
    keyIndex: number | undefined,
    errors: LineErrors,
  ): Promise<{ known: RowLine[]; added: ImportLine[] }> {
    if (keyIndex === undefined) return { known: [], added: [...lines] };
    const keyed = withUniqueKeys(lines, keyIndex, errors);
    const keys = keyed.map(({ texts }) => texts[keyIndex]!);
    const matches = await this.repository.match(columnIds[keyIndex]!, keys);
    const found = new Map(matches.map((match) => [match.number - 1, match]));
    const known: RowLine[] = [];
    const added: ImportLine[] = [];
    keyed.forEach((line, index) => {
      const match = found.get(index);
      if (!match) added.push(line);
      else if (match.rows === 1) known.push({ line, rowId: match.rowId });
      else errors.add(line.number, null, `matches ${match.rows} rows of the sheet`);
    });
    return { known, added };
  }

  /** Adds rows at the end, with empty cells for missing values, and returns their ids. */
  private async add(scope: SheetScope, lines: readonly ImportLine[], columnIds: readonly number[]): Promise<number[]> {
    const position = await this.positions.reserve(rowsOf(scope), undefined, lines.length);
    const ids = await this.items.insertRows(scope.sheetId, position, lines.length);
    const rows = ids.map((rowId, index) => ({ rowId, line: lines[index]! }));
    for (const chunk of inChunks(rows, Math.ceil(IMPORT_CELLS_PER_STATEMENT / columnIds.length)))
      await this.cells.addToRows(
        scope.sheetId,
        chunk.map(({ rowId }) => rowId),
        valuesOf(chunk, columnIds).filter(({ value }) => value !== ''),
      );
    return ids;
  }

  /** Returns the ids of the cells that changed. */
  private async update(
    sheetId: number,
    rows: readonly RowLine[],
    columnIds: readonly number[],
    keyIndex: number | undefined,
  ): Promise<number[]> {
    const values = valuesOf(rows, columnIds).filter(({ columnId }) => columnId !== columnIds[keyIndex!]);
    const [ofRows, ofColumns] = [distinct(values, 'rowId'), distinct(values, 'columnId')];
    if (values.length === 0) return [];
    await this.repository.lock(ofRows, ofColumns);
    const changes: number[][] = [];
    for (const chunk of inChunks(await this.withoutMediaUrls(values), IMPORT_CELLS_PER_STATEMENT))
      changes.push(await this.repository.write(sheetId, chunk));
    const changed = changes.flat();
    if (changed.length > 0 && values.some(mayCloseCycle))
      await this.cycles.reject(sheetId, 'rows', { cellIds: changed });
    return changed;
  }

  /** Leaves out URLs that an export contains for generated media; they must not become the prompt of their cell. */
  private async withoutMediaUrls(values: readonly CellValue[]): Promise<readonly CellValue[]> {
    const addresses = values.filter(({ value }) => ADDRESS.test(value));
    if (addresses.length === 0) return values;
    const shown = await this.texts.addresses(distinct(addresses, 'columnId'), distinct(addresses, 'rowId'));
    const known = new Map(shown.map(({ rowId, columnId, url }) => [`${rowId} ${columnId}`, url]));
    return values.filter(({ rowId, columnId, value }) => known.get(`${rowId} ${columnId}`) !== value);
  }
}

const ADDRESS = /^https?:\/\//;

function requireColumnsOf({ columns }: ColumnNames, given: ImportOptions['columns']): void {
  const known = new Set(columns.map(({ id }) => id));
  for (const id of given?.values() ?? [])
    if (id !== null && !known.has(id)) throw invalid('columns', `has ${id}, which is not a column of the sheet`);
}

function keyIndexOf(names: ColumnNames, match: string | undefined): number | undefined {
  if (match === undefined) return undefined;
  const index = names.indexOf(match);
  if (index === undefined) throw invalid('match', 'is not a column of the sheet');
  return index;
}

/** Returns the lines with a key that no earlier line has. */
function withUniqueKeys(lines: readonly ImportLine[], keyIndex: number, errors: LineErrors): ImportLine[] {
  const numbers = new Map<string, number>();
  return lines.filter(({ number, texts }) => {
    const key = texts[keyIndex];
    const other = key === undefined ? undefined : numbers.get(key);
    if (key === undefined) errors.add(number, null, 'has no value in the column that rows are matched by');
    else if (other === undefined) numbers.set(key, number);
    else errors.add(number, null, `has the same value to match by as row ${other}`);
    return key !== undefined && other === undefined;
  });
}

function valuesOf(rows: readonly RowLine[], columnIds: readonly number[]): CellValue[] {
  return rows.flatMap(({ rowId, line }) =>
    columnIds.flatMap((columnId, index) => {
      const value = line.texts[index];
      return value === undefined ? [] : [{ rowId, columnId, value }];
    }),
  );
}

const distinct = (values: readonly CellValue[], key: 'rowId' | 'columnId') => [
  ...new Set(values.map((value) => value[key])),
];

const inChunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) => items.slice(chunk * size, (chunk + 1) * size));
