import { open } from 'node:fs/promises';
import { invalid } from '@reelsheet/kernel';
import { readTable, TABLE_CONTENT_TYPES, type TableFormat } from '@reelsheet/tabular';
import { IMPORTED_TABLE } from './import-limits.js';
import type { Heading, ImportDraft } from './import-draft.js';
import type { ImportContent } from './import-content.js';

export interface TableFile {
  readonly path: string;
  readonly filename: string;
  readonly contentType: string;
}

/** The first bytes of ZIP archives, and therefore of workbooks. */
const ARCHIVE = Buffer.from('PK\x03\x04');

/** Imports a CSV or XLSX file whose first line has the column titles. */
export class ImportedTable implements ImportContent {
  constructor(private readonly file: TableFile) {}

  async readInto(draft: ImportDraft): Promise<void> {
    let headings: Heading[] | undefined;
    let number = 0;
    for await (const texts of readTable(this.file.path, { format: await formatOf(this.file), ...IMPORTED_TABLE })) {
      if (headings) draft.addTexts((number += 1), headings, texts);
      else headings = draft.headingsOf(texts);
    }
    if (!headings?.length) throw invalid('file', 'must have the column titles in its first line');
  }
}

/** Detects the format by name, type or the first bytes of the file. */
async function formatOf({ path, filename, contentType }: TableFile): Promise<TableFormat> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(ARCHIVE.length), 0, ARCHIVE.length, 0);
    const isWorkbook = /\.xlsx$/i.test(filename) || contentType === TABLE_CONTENT_TYPES.xlsx;
    return isWorkbook || buffer.equals(ARCHIVE) ? 'xlsx' : 'csv';
  } finally {
    await file.close();
  }
}
