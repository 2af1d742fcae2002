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
import { AtOnce } from './import-slots.js';
import { CellTexts } from '../sheet-view/cell-texts.reader.js';
import { ColumnNames } from './column-names.js';
import type { ImportContent } from './import-content.js';
import { ImportDraft, type ImportLine } from './import-draft.js';
import { importRejected } from './import.errors.js';
import type { LineErrors } from './import-errors.js';
import { ImportExportRepository } from './import-export.repository.js';

export interface ImportOptions {
  /** The column by which rows are found that are there already; without one all lines become new rows. */
  readonly match?: string;
  /** Anything wrong keeps all of it out. */
  readonly isStrict: boolean;
}

export interface ImportResult {
  readonly created: number;
  /** Rows that were found, also those that held all of it before. */
  readonly updated: number;
  readonly problems: LineErrors;
}

/** A line, and the row that it is for. */
interface Placed {
  readonly line: ImportLine;
  readonly rowId: number;
}

/** Each holds its lines in memory. */
const MAX_AT_ONCE = { ofAll: 4, ofAgent: 2 };
/** Cells of one statement, which takes a fraction of a second then. */
const CELLS_A_STATEMENT = 25_000;

/** Brings lines of a file into a sheet, by the titles of its columns. */
@Injectable()
export class ImportService {
  private readonly atOnce = new AtOnce('imports', MAX_AT_ONCE);

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

  /** All is read before anything is locked. Throws `validation_error` with all that is wrong where the import is strict. */
  async import(scope: SheetScope, content: ImportContent, options: ImportOptions): Promise<ImportResult> {
    const end = this.atOnce.begin(scope.agentId);
    try {
      await this.sheets.require(scope);
      const names = new ColumnNames(await this.repository.columns(scope.sheetId));
      const keyPlace = keyPlaceOf(names, options.match);
      const draft = new ImportDraft(names);
      await content.readInto(draft);
      if (keyPlace !== undefined && draft.lines.length > 0 && !draft.has(keyPlace))
        throw invalid('match', 'is not among the titles of what is imported');
      return await this.write(scope, draft, names, keyPlace, options.isStrict);
    } finally {
      end();
    }
  }

  private async write(
    scope: SheetScope,
    { lines, problems }: ImportDraft,
    { columns }: ColumnNames,
    keyPlace: number | undefined,
    isStrict: boolean,
  ): Promise<ImportResult> {
    const { sheetId } = scope;
    const columnIds = columns.map(({ id }) => id);
    return this.changes.run(scope, async (announce) => {
      await this.items.lockRowsAndColumns(sheetId);
      await this.requireColumns(sheetId, columnIds);
      const { known, added } = await this.place(lines, columnIds, keyPlace, problems);
      if (isStrict && !problems.isEmpty) throw importRejected(problems);
      const ids = added.length > 0 ? await this.add(scope, added, columnIds) : [];
      const cellIds = await this.update(sheetId, known, columnIds, keyPlace);
      announce(rowCreated, { ids });
      announce(cellUpdated, { ids: cellIds });
      return { created: added.length, updated: known.length, problems };
    });
  }

  /** Columns came and went while the file was read. */
  private async requireColumns(sheetId: number, columnIds: readonly number[]): Promise<void> {
    const there = new Set((await this.repository.columns(sheetId)).map(({ id }) => id));
    if (columnIds.some((id) => !there.has(id))) throw new DomainError(CommonErrors.conflict);
  }

  /** Which lines are for rows of the sheet, and which are to be added. */
  private async place(
    lines: readonly ImportLine[],
    columnIds: readonly number[],
    keyPlace: number | undefined,
    problems: LineErrors,
  ): Promise<{ known: Placed[]; added: ImportLine[] }> {
    if (keyPlace === undefined) return { known: [], added: [...lines] };
    const keyed = withOwnKeys(lines, keyPlace, problems);
    const keys = keyed.map(({ texts }) => texts[keyPlace]!);
    const matches = await this.repository.match(columnIds[keyPlace]!, keys);
    const found = new Map(matches.map((match) => [match.number - 1, match]));
    const known: Placed[] = [];
    const added: ImportLine[] = [];
    keyed.forEach((line, index) => {
      const match = found.get(index);
      if (!match) added.push(line);
      else if (match.rows === 1) known.push({ line, rowId: match.rowId });
      else problems.add(line.number, null, `matches ${match.rows} rows of the sheet`);
    });
    return { known, added };
  }

  /** Rows at the end, whose other cells are empty; their ids. */
  private async add(scope: SheetScope, lines: readonly ImportLine[], columnIds: readonly number[]): Promise<number[]> {
    const position = await this.positions.reserve(rowsOf(scope), undefined, lines.length);
    const ids = await this.items.insertRows(scope.sheetId, position, lines.length);
    const rows = ids.map((rowId, index) => ({ rowId, line: lines[index]! }));
    for (const part of inParts(rows, Math.ceil(CELLS_A_STATEMENT / columnIds.length)))
      await this.cells.addToRows(
        scope.sheetId,
        part.map(({ rowId }) => rowId),
        valuesOf(part, columnIds).filter(({ value }) => value !== ''),
      );
    return ids;
  }

  /** The ids of the cells that changed. */
  private async update(
    sheetId: number,
    rows: readonly Placed[],
    columnIds: readonly number[],
    keyPlace: number | undefined,
  ): Promise<number[]> {
    const values = valuesOf(rows, columnIds).filter(({ columnId }) => columnId !== columnIds[keyPlace!]);
    const [ofRows, ofColumns] = [distinct(values, 'rowId'), distinct(values, 'columnId')];
    if (values.length === 0) return [];
    await this.repository.lock(ofRows, ofColumns);
    const parts: number[][] = [];
    for (const part of inParts(await this.withoutAddresses(values), CELLS_A_STATEMENT))
      parts.push(await this.repository.write(sheetId, part));
    const changed = parts.flat();
    if (changed.length > 0 && values.some(mayCloseCycle))
      await this.cycles.reject(sheetId, 'rows', { cellIds: changed });
    return changed;
  }

  /** An export shows media by their address, which must not become the prompt of the cell that they were made in. */
  private async withoutAddresses(values: readonly CellValue[]): Promise<readonly CellValue[]> {
    const addresses = values.filter(({ value }) => ADDRESS.test(value));
    if (addresses.length === 0) return values;
    const shown = await this.texts.addresses(distinct(addresses, 'columnId'), distinct(addresses, 'rowId'));
    const known = new Map(shown.map(({ rowId, columnId, url }) => [`${rowId} ${columnId}`, url]));
    return values.filter(({ rowId, columnId, value }) => known.get(`${rowId} ${columnId}`) !== value);
  }
}

const ADDRESS = /^https?:\/\//;

function keyPlaceOf(names: ColumnNames, match: string | undefined): number | undefined {
  if (match === undefined) return undefined;
  const place = names.placeOf(match);
  if (place === undefined) throw invalid('match', 'is not a column of the sheet');
  return place;
}

/** Those lines that have a key, and no line before them the same. */
function withOwnKeys(lines: readonly ImportLine[], keyPlace: number, problems: LineErrors): ImportLine[] {
  const numbers = new Map<string, number>();
  return lines.filter(({ number, texts }) => {
    const key = texts[keyPlace];
    const other = key === undefined ? undefined : numbers.get(key);
    if (key === undefined) problems.add(number, null, 'has no value in the column that rows are matched by');
    else if (other === undefined) numbers.set(key, number);
    else problems.add(number, null, `has the same value to match by as row ${other}`);
    return key !== undefined && other === undefined;
  });
}

function valuesOf(rows: readonly Placed[], columnIds: readonly number[]): CellValue[] {
  return rows.flatMap(({ rowId, line }) =>
    columnIds.flatMap((columnId, place) => {
      const value = line.texts[place];
      return value === undefined ? [] : [{ rowId, columnId, value }];
    }),
  );
}

const distinct = (values: readonly CellValue[], key: 'rowId' | 'columnId') => [
  ...new Set(values.map((value) => value[key])),
];

const inParts = <T>(items: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, part) => items.slice(part * most, (part + 1) * most));
