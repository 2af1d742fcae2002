import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { DependencyReader, type DependencyScope } from '../../sheets/dependencies/dependency.reader.js';
import type { InputChange } from '../../sheets/dependencies/sheet-dependencies.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { CellJobs, type CellJobScope } from '../cell-jobs/cell-jobs.js';

/** Changes within this time are generated together. */
const DEBOUNCE_MS = 2_000;
/** Number of rows or changed cells that are read by one statement. */
const CHUNK_SIZE = 500;

/**
 * Requests cell jobs for automatic cells when the inputs of their prompts change. All cells that follow from them are
 * requested too, so that each waits for its inputs. Whether a cell's prompt really changed is checked when its job
 * runs.
 */
@Injectable()
export class Automation {
  constructor(
    private readonly sheets: SheetReader,
    private readonly dependencies: DependencyReader,
    private readonly cellJobs: CellJobs,
    private readonly clock: Clock,
  ) {}

  async followCells(
    scope: CellJobScope,
    cellIds: readonly number[],
    how: keyof Pick<InputChange, 'cells' | 'generated'>,
  ): Promise<void> {
    const chunks = inChunks(cellIds);
    // Most sheets have no automatic cell, which one statement finds out for any number of chunks.
    if (chunks.length > 1 && (await this.dependencies.automaticRows(scope.sheetId, { cellIds })).length === 0) return;
    for (const cells of chunks) {
      const selection = { cellIds: cells };
      const rows = await this.dependencies.automaticRows(scope.sheetId, selection);
      if (await this.mustFollow(scope, rows)) await this.follow(scope, selection, { [how]: cells });
    }
  }

  /** Call this when titles of columns have changed, or variables were imported. */
  async followNames(scope: CellJobScope, touched: Pick<InputChange, 'columns' | 'variables'>): Promise<void> {
    const rows = await this.dependencies.automaticRows(scope.sheetId);
    if (!(await this.mustFollow(scope, rows))) return;
    for (const rowIds of inChunks(rows)) await this.follow(scope, { rowIds }, touched);
  }

  /** Returns false when no row has automatic cells, or the sheet was deleted. */
  private async mustFollow(scope: CellJobScope, automaticRows: readonly number[]): Promise<boolean> {
    return automaticRows.length > 0 && (await this.sheets.find(scope)) !== undefined;
  }

  private async follow(scope: CellJobScope, selection: DependencyScope, touched: InputChange): Promise<void> {
    const sheet = await this.dependencies.load(scope.sheetId, selection);
    const notBefore = new Date(this.clock.now().getTime() + DEBOUNCE_MS);
    await this.cellJobs.request(scope, sheet.dependentsOf(touched), { notBefore });
  }
}

const inChunks = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / CHUNK_SIZE) }, (_, index) =>
    ids.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE),
  );
