import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toFileName } from '@reelsheet/kernel';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { EXPORT_ROW_TIMEOUT_MS, EXPORT_TIMEOUT_MS, SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';
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
      body: this.bounded(scope.agentId, lines, (rows) => write(new ColumnNames(columns).list, rows)),
    };
  }

  private bounded<T>(agentId: number, lines: AsyncIterable<T>, write: (lines: AsyncIterable<T>) => Readable): Readable {
    const release = this.running.acquire(agentId);
    const abort = () => body.destroy(new Error('the client reads too slowly'));
    const timers = [setTimeout(abort, EXPORT_ROW_TIMEOUT_MS), setTimeout(abort, EXPORT_TIMEOUT_MS)] as const;
    const body = write(withCallback(lines, () => timers[0].refresh()));
    return body.once('close', () => {
      timers.forEach(clearTimeout);
      release();
    });
  }
}

async function* withCallback<T>(items: AsyncIterable<T>, onItem: () => void): AsyncGenerator<T> {
  for await (const item of items) {
    onItem();
    yield item;
  }
}
