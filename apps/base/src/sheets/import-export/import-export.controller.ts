import { Body, Controller, Get, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, TakesForm } from '@reelsheet/platform-http';
import { create as contentDisposition } from 'content-disposition';
import type { SheetScope } from '../sheet/sheet.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { ChangesSheet, ExportsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { ExportQuery, fromImport, ImportQuery, ImportRowsBody, ImportView, toImport } from './import-export.dto.js';
import { ExportService } from './export.service.js';
import { FILE_SCHEMAS } from './file-formats.js';
import { ImportErrors } from './import.errors.js';
import { ImportService } from './import.service.js';

const NAMES = `Titles are compared as names in prompts are: whatever their case, with spaces or underscores. Of columns with equal titles the first is called by its title, the others \`TITLE (2)\`, \`TITLE (3)\` and so on.`;

/** A sheet out of files and into files. */
@ApiTags('Rows')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class ExchangeController {
  constructor(
    private readonly imports: ImportService,
    private readonly exports: ExportService,
  ) {}

  @Post('rows/import')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @TakesForm({ files: 1, bytes: SHEET_LIMITS.massBodyBytes })
  @ChangesSheet({
    summary: 'Add rows by column title, or change those that are there',
    description: `${NAMES}
A row is written whole or, where something is wrong with it, not at all; a title that no column has is one error, and what stands under it is left out. Rows without any value are skipped, and counted.
With \`match\`, a row whose value in that column one row of the sheet has (empty is a value too) changes that row, in the columns that the file names; one that several have, or that stood in the file before, is an error. Other rows are added at the end, with empty cells where the file says nothing.
In a file the end of a line may be missing, and means empty cells; the apostrophe before what a spreadsheet would calculate is taken away again from CSV. A file that can't be read, or holds more than 10,000 rows, is refused as a whole.
All of it is one change of the sheet: others see it whole, and two imports come one after the other. Where the sheet has no room for all (rows, bytes), or an automatic cell would come to depend on itself, nothing is changed and the answer is 422.`,
    status: 201,
    answer: ImportView,
    errors: [ImportErrors.refused, CommonErrors.conflict],
  })
  async import(
    @CurrentSheet() scope: SheetScope,
    @Query() { match, strict }: ImportQuery,
    @Body() body: ImportRowsBody,
  ): Promise<ImportView> {
    return toImport(await this.imports.import(scope, fromImport(body), { match, isStrict: strict }));
  }

  @Get('export')
  @ExportsSheet({
    summary: 'The rows as a file, by column title',
    description: `${NAMES}
A cell has its value; one without a value the address of what its selected generation made, if anything. The import of a row by \`match\` leaves such a cell as it is.
Columns and rows are those of the moment in which the export begins. It is read while it is sent: what cells say may be of later. A row that is deleted meanwhile is left out. Too many at once answer 429 or 503; who takes longer than 30 seconds for a row is left.
CSV and XLSX begin with a line of the titles, and are taken back as they are. As JSON: a list that the import takes back as \`rows\`.`,
    answers: FILE_SCHEMAS,
  })
  async export(@CurrentSheet() scope: SheetScope, @Query() { format }: ExportQuery): Promise<StreamableFile> {
    const { name, contentType, body } = await this.exports.export(scope, format);
    return new StreamableFile(body, { type: contentType, disposition: contentDisposition(name) });
  }
}
