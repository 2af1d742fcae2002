import { choices, invalid, VALIDATION_MESSAGES, prose } from '@reelsheet/kernel';
import {
  Anything,
  Choice,
  fileSources,
  Flag,
  FormFile,
  JsonObjects,
  ListOf,
  Text,
  Whole,
} from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { type FileFormat } from './file-formats.js';
import type { ImportContent } from './import-content.js';
import { ImportedObjects } from './imported-objects.js';
import { ImportedTable } from './imported-table.js';
import type { ImportResult } from './import.service.js';

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
}

export class ImportProblemView {
  @Whole({ about: 'from 1; in a file counted without the line of titles, which is 0' }) row!: number;
  @Text({ nullable: true, about: 'title in the file, cut to 500 characters; null when the error concerns the row' })
  column!: string | null;
  @Text() error!: string;
}

export class ImportView {
  @Whole() created!: number;
  @Whole({ about: 'rows found by `match`, including those that did not change' }) updated!: number;
  @ListOf(() => ImportProblemView, { about: 'the first 1,000, by row' }) errors!: readonly ImportProblemView[];
  @Flag({ about: 'whether there are further errors' }) errors_truncated!: boolean;
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

/** Throws `validation_error` unless exactly one of file and rows is given. */
export function fromImport({ file, rows }: ImportRowsBody): ImportContent {
  if (file !== undefined && rows) throw invalid('rows', 'must be absent where there is a file');
  if (rows) return new ImportedObjects(rows);
  if (file === undefined) throw invalid('file', VALIDATION_MESSAGES.required);
  if (file instanceof FormFile) return new ImportedTable(file);
  throw invalid('file', 'must be a file, as a part of a multipart form');
}

export function toImport({ created, updated, errors }: ImportResult): ImportView {
  return { created, updated, errors: errors.list, errors_truncated: errors.isTruncated };
}
