import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { toFileName } from '@reelsheet/kernel';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { AtOnce } from './import-slots.js';
import { CellTexts } from '../sheet-view/cell-texts.reader.js';
import { ColumnNames } from './column-names.js';
import { FILE_FORMATS, type FileFormat } from './file-formats.js';
import { ImportExportRepository } from './import-export.repository.js';

export interface ExportedFile {
  readonly name: string;
  readonly contentType: string;
  readonly body: Readable;
}

/** Each holds a chunk of its sheet in memory. */
const MAX_AT_ONCE = { ofAll: 8, ofAgent: 4 };
/** In this time a reader takes a line, or is left; and none reads for longer than that. */
const LINE_WITHIN_MS = 30_000;
const MAX_MS = 15 * 60_000;

/** A sheet as a file, which is read while it is sent: a slow reader holds no connection. */
@Injectable()
export class ExportService {
  private readonly atOnce = new AtOnce('exports', MAX_AT_ONCE);

  constructor(
    private readonly sheets: SheetReader,
    private readonly repository: ImportExportRepository,
    private readonly texts: CellTexts,
  ) {}

  /** Columns and rows are those of this moment. Throws `rate_limited` or `service_unavailable` where too many are under way. */
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
      body: this.bounded(scope.agentId, lines, (taken) => write(new ColumnNames(columns).list, taken)),
    };
  }

  private bounded<T>(agentId: number, lines: AsyncIterable<T>, write: (taken: AsyncIterable<T>) => Readable): Readable {
    const end = this.atOnce.begin(agentId);
    const leave = () => body.destroy(new Error('the reader takes too long'));
    const timers = [setTimeout(leave, LINE_WITHIN_MS), setTimeout(leave, MAX_MS)] as const;
    const body = write(noting(lines, () => timers[0].refresh()));
    return body.once('close', () => {
      timers.forEach(clearTimeout);
      end();
    });
  }
}

async function* noting<T>(items: AsyncIterable<T>, taken: () => void): AsyncGenerator<T> {
  for await (const item of items) {
    taken();
    yield item;
  }
}
