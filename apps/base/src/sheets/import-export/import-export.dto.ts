import { choices, invalid, VALIDATION_MESSAGES, prose } from '@reelsheet/kernel';
import {
  Anything,
  Choice,
  fileSources,
  Flag,
  FormFile,
  Id,
  JsonObjects,
  JsonText,
  ListOf,
  Nested,
  Text,
  Whole,
} from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { type FileFormat } from './file-formats.js';
import type { ImportContent } from './import-content.js';
import { ImportedObjects } from './imported-objects.js';
import { ImportedTable } from './imported-table.js';
import { IMPORT_PREVIEW_LIMITS, IMPORTED_TABLE } from './import-limits.js';
import type { ImportPreview } from './import-preview.js';
import type { ImportOptions, ImportResult } from './import.service.js';

export class ImportQuery {
  @Text({
    optional: true,
    min: 1,
    max: SHEET_LIMITS.columnTitle + 20,
    about: 'title of the column by whose value existing rows are found; all rows are added when absent',
  })
  match?: string;

  @Flag({ optional: true, default: false, about: 'true: nothing is changed when there is any error' })
  strict = false;

  @Flag({
    optional: true,
    default: false,
    about: 'true: nothing is changed; `preview` says what would be, cell by cell. Not together with `strict`',
  })
  dry_run = false;
}

export class ImportRowsBody {
  @Anything(
    { type: String, format: 'binary', ...fileSources('form') },
    {
      optional: true,
      about: prose`
          as a form part, instead of \`rows\`: CSV or XLSX, detected by content, name or type; its first line has
          the column titles`,
    },
  )
  file?: unknown;

  @JsonObjects({
    optional: true,
    maxItems: SHEET_LIMITS.rowsOfSheet,
    about: 'strings by column title; numbers and booleans become text, null leaves the cell unchanged',
  })
  rows?: Record<string, unknown>[];

  @JsonText({
    optional: true,
    about: prose`ids of columns by title, null for a title that is ignored, as in \`{"Hook": 12, "Notes": null}\`;
          other titles are compared with those of the columns`,
  })
  columns?: Record<string, unknown>;
}

export class ImportProblemView {
  @Whole({ about: 'from 1; in a file counted without the line of titles, which is 0' }) row!: number;
  @Text({ nullable: true, about: 'title in the file, cut to 500 characters; null when the error concerns the row' })
  column!: string | null;
  @Text() error!: string;
}

export class ImportDifferenceView {
  @Whole({ about: 'of the file, from 1' }) row!: number;
  @Id() row_id!: number;
  @Id() column_id!: number;
  @Id() cell_id!: number;
  @Text({ min: 0, about: `the first ${IMPORT_PREVIEW_LIMITS.text} characters of the present value` }) before!: string;
  @Text({ min: 0, about: `the first ${IMPORT_PREVIEW_LIMITS.text} characters of the new value` }) after!: string;
}

export class ImportTitleView {
  @Text({ min: 0 }) title!: string;
  @Id({ nullable: true, about: 'column that it names; null for none, or where it is ignored' })
  column_id!: number | null;
}

class ImportedCellView {
  @Id() column_id!: number;
  @Text({ min: 0, about: `the first ${IMPORT_PREVIEW_LIMITS.text} characters` }) value!: string;
}

export class ImportAdditionView {
  @Whole({ about: 'of the file, from 1' }) row!: number;
  @ListOf(() => ImportedCellView, { about: 'its values that are not empty' }) cells!: readonly ImportedCellView[];
}

export class ImportPreviewView {
  @ListOf(() => ImportTitleView, { about: 'titles of the file in order' }) titles!: readonly ImportTitleView[];

  @ListOf(() => ImportAdditionView, {
    maxItems: IMPORT_PREVIEW_LIMITS.addedRows,
    about: `the first ${IMPORT_PREVIEW_LIMITS.addedRows} of the rows that would be added`,
  })
  added!: readonly ImportAdditionView[];

  @Whole({ about: 'rows of the sheet that would change' }) changed_rows!: number;
  @Whole({ about: 'cells of these rows that would change' }) changed_cells!: number;

  @ListOf(() => ImportDifferenceView, {
    maxItems: IMPORT_PREVIEW_LIMITS.changes,
    about: `the first ${IMPORT_PREVIEW_LIMITS.changes} of these cells, by row of the file`,
  })
  changes!: readonly ImportDifferenceView[];
}

export class ImportView {
  @Whole() created!: number;
  @Whole({ about: 'rows found by `match`, including those that did not change' }) updated!: number;
  @ListOf(() => ImportProblemView, { about: 'the first 1,000, by row' }) errors!: readonly ImportProblemView[];
  @Flag({ about: 'whether there are further errors' }) errors_truncated!: boolean;

  @Nested(() => ImportPreviewView, { optional: true, about: 'only of a dry run' })
  preview?: ImportPreviewView;
}

const EXPORT_FORMATS = choices('Format of an export', {
  csv: 'CSV in UTF-8 with a byte order mark',
  xlsx: 'workbook of Excel',
  json: 'list of objects by column title',
}) satisfies readonly FileFormat[];

export class ExportQuery {
  @Choice(EXPORT_FORMATS, {
    about:
      'CSV is UTF-8 with a byte order mark; text that a spreadsheet would calculate is prefixed with an apostrophe',
  })
  format!: FileFormat;
}

/** Throws `validation_error` for a dry run that is strict, which would have no result where there is an error. */
export function toImportOptions(
  { match, strict: isStrict, dry_run: isDryRun }: ImportQuery,
  { columns }: ImportRowsBody,
): ImportOptions {
  if (isStrict && isDryRun) throw invalid('strict', 'must be absent with dry_run');
  return { match, isStrict, isDryRun, ...(columns && { columns: toColumns(columns) }) };
}

function toColumns(columns: Readonly<Record<string, unknown>>): ReadonlyMap<string, number | null> {
  const entries = Object.entries(columns);
  if (entries.length > IMPORTED_TABLE.maxColumns)
    throw invalid('columns', `must name at most ${IMPORTED_TABLE.maxColumns} titles`);
  return new Map(
    entries.map(([title, id]) => {
      if (id !== null && !(typeof id === 'number' && Number.isSafeInteger(id) && id > 0))
        throw invalid('columns', 'must be ids of columns, or null, by title');
      return [title, id];
    }),
  );
}

/** Throws `validation_error` unless exactly one of file and rows is given. */
export function fromImport({ file, rows }: ImportRowsBody): ImportContent {
  if (file !== undefined && rows) throw invalid('rows', 'must be absent where there is a file');
  if (rows) return new ImportedObjects(rows);
  if (file === undefined) throw invalid('file', VALIDATION_MESSAGES.required);
  if (file instanceof FormFile) return new ImportedTable(file);
  throw invalid('file', 'must be a file, as a part of a multipart form');
}

export function toImport({ created, updated, errors, preview }: ImportResult): ImportView {
  const counts = { created, updated, errors: errors.list, errors_truncated: errors.isTruncated };
  return preview ? { ...counts, preview: toPreview(preview) } : counts;
}

function toPreview({ titles, added, changedRows, changedCells, changes }: ImportPreview): ImportPreviewView {
  return {
    titles: titles.map(({ title, columnId }) => ({ title, column_id: columnId })),
    added: added.map(({ line, cells }) => ({
      row: line,
      cells: cells.map(({ columnId, value }) => ({ column_id: columnId, value })),
    })),
    changed_rows: changedRows,
    changed_cells: changedCells,
    changes: changes.map(({ line, rowId, columnId, id, before, after }) => ({
      row: line,
      row_id: rowId,
      column_id: columnId,
      cell_id: id,
      before,
      after,
    })),
  };
}
