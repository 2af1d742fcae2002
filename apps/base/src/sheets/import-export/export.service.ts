import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toFileName } from '@reelsheet/kernel';
import { withMinReadRate } from '@reelsheet/platform-http';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { EXPORT_TIMEOUT_MS, READ_RATE, SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';
import { CellTexts } from '../sheet-view/cell-texts.reader.js';
import { ColumnNames } from './column-names.js';
import { FILE_FORMATS, type FileFormat } from './file-formats.js';
import { ImportExportRepository } from './import-export.repository.js';

export interface ExportedFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Readable;
}

/** Exports a sheet as a file. Rows are read while the file is sent, so a slow client does not keep a connection. */
@Injectable()
export class ExportService {
  private readonly running = new ConcurrencyLimit(SHEET_CONCURRENCY.exports, 'Too many exports are under way at once');

  constructor(
    private readonly sheets: SheetReader,
    private readonly repository: ImportExportRepository,
    private readonly texts: CellTexts,
  ) {}

  /** Exports the current columns and rows. Throws `rate_limited` or `service_unavailable` when too many are running. */
  async export(scope: SheetScope, format: FileFormat): Promise<ExportedFile> {
    const { title } = await this.sheets.require(scope);
    const columns = await this.repository.columns(scope.sheetId);
    const rowIds = await this.repository.rowIds(scope.sheetId);
    const lines = this.texts.rows(
      columns.map(({ id }) => id),
      rowIds,
    );
    const { contentType, write } = FILE_FORMATS[format];
    return {
      name: toFileName(`${title.replaceAll(/[/\\]/g, '-')}.${format}`) ?? `sheet.${format}`,
      contentType,
      body: this.bounded(() => write(new ColumnNames(columns).list, lines)),
    };
  }

  private bounded(write: () => Readable): Readable {
    const release = this.running.acquire();
    const file = write();
    const body = withMinReadRate(file, READ_RATE);
    const timer = setTimeout(() => body.destroy(new Error('the client reads too slowly')), EXPORT_TIMEOUT_MS);
    return body.once('close', () => {
      clearTimeout(timer);
      file.destroy();
      release();
    });
  }
}
