import { Body, Controller, Get, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, TakesForm } from '@reelsheet/platform-http';
import { create as contentDisposition } from 'content-disposition';
import type { SheetScope } from '../sheet/sheet.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { ChangesSheet, ExportsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import {
  ExportQuery,
  fromImport,
  ImportQuery,
  ImportRowsBody,
  ImportView,
  toImport,
  toImportOptions,
} from './import-export.dto.js';
import { ExportService } from './export.service.js';
import { FILE_SCHEMAS } from './file-formats.js';
import { ImportErrors } from './import.errors.js';
import { ImportService } from './import.service.js';

const NAMES = prose`Titles are compared like names in prompts: case is ignored, and spaces and underscores are equal. Of
  columns with equal titles the first has its title as name, the others \`TITLE (2)\`, \`TITLE (3)\` and so on.`;

const IMPORT = prose`${NAMES}

  A row is written completely or, if it has an error, not at all. A title without a column is one error, and the values
  under it are ignored. Rows without any value are skipped, and counted.

  With \`match\`, a row changes the row of the sheet that has the same value in that column (an empty value counts
  too), in the columns that the file names. A value that several rows of the sheet have, or that occurred earlier in
  the file, is an error. Other rows are added at the end, with empty cells for missing values.

  In a file, empty cells at the end of a line may be missing. In CSV, the apostrophe before text that a spreadsheet
  would calculate is removed again. A file that can't be read, or has more than 10,000 rows, is rejected as a whole.

  \`columns\` names the columns of titles that differ from theirs.

  With \`dry_run\` nothing is changed, and \`preview\` has what would be: the rows of the file that would be added, and
  the cells that would change. What an import changes later may differ where others have changed the sheet.

  The import is one change of the sheet: others see it completely or not at all, and two imports run one after the
  other. If the sheet has no space for all rows or bytes, or an automatic cell would depend on itself, nothing is
  changed and the response is 422.`;

const EXPORT = prose`${NAMES}

  A cell contains its value; a cell without a value contains the URL of its selected generation's output, if any. An
  import with \`match\` leaves such a cell unchanged.

  Columns and rows are those at the time the export begins. The export is read while it is sent: values may be more
  recent, and rows that are deleted in the meantime are left out. Too many exports at the same time return 429 or 503.
  One organization, and one user, have half of the exports at a time. The connection of a client that
  receives less than 64 KiB a second, averaged over 30 seconds, is closed.

  CSV and XLSX begin with a line of titles and can be imported again. JSON is a list that can be imported as \`rows\`.`;

/** Imports and exports sheets. */
@ApiTags('Rows')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class ImportExportController {
  constructor(
    private readonly imports: ImportService,
    private readonly exports: ExportService,
  ) {}

  @Post('rows/import')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @TakesForm({ files: 1, bytes: SHEET_LIMITS.massBodyBytes })
  @ChangesSheet({
    name: 'sheets.rows.import',
    summary: 'Add rows by column title, or change those that are there',
    description: IMPORT,
    status: 201,
    answer: ImportView,
    errors: [ImportErrors.rejected, CommonErrors.conflict],
  })
  async import(
    @CurrentSheet() scope: SheetScope,
    @Query() query: ImportQuery,
    @Body() body: ImportRowsBody,
  ): Promise<ImportView> {
    return toImport(await this.imports.import(scope, fromImport(body), toImportOptions(query, body)));
  }

  @Get('export')
  @ExportsSheet({
    name: 'sheets.export',
    summary: 'The rows as a file, by column title',
    description: EXPORT,
    answers: FILE_SCHEMAS,
    headers: { 'Content-Disposition': 'the name of the file' },
  })
  async export(@CurrentSheet() scope: SheetScope, @Query() { format }: ExportQuery): Promise<StreamableFile> {
    const { name, contentType, body } = await this.exports.export(scope, format);
    return new StreamableFile(body, { type: contentType, disposition: contentDisposition(name) });
  }
}
