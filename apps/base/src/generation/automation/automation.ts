import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { DependencyReader, type DependencyScope } from '../../sheets/dependencies/dependency.reader.js';
import type { InputChange } from '../../sheets/dependencies/sheet-dependencies.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { CellJobs, type CellJobScope } from '../cell-jobs/cell-jobs.js';

/** What changes at once is generated once. */
const DEBOUNCE_MS = 2_000;
/** Rows, or cells that changed, which are looked at by one statement. */
const AT_ONCE = 500;

/**
 * Has automatic cells filled when what their prompts are made of changes: with all that follows from them, so that each
 * waits for those before it. Whether anything changes for a cell shows when its turn comes.
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
    for (const cells of await this.chunks(scope, cellIds)) {
      const part = { cellIds: cells };
      if ((await this.dependencies.automaticRows(scope.sheetId, part)).length > 0)
        await this.follow(scope, part, { [how]: cells });
    }
  }

  /** Columns whose titles have changed, or all variables. */
  async followNames(scope: CellJobScope, touched: Pick<InputChange, 'columns' | 'variables'>): Promise<void> {
    const rows = await this.dependencies.automaticRows(scope.sheetId);
    for (const rowIds of await this.chunks(scope, rows)) await this.follow(scope, { rowIds }, touched);
  }

  /** None of a sheet that is gone. */
  private async chunks(scope: CellJobScope, ids: readonly number[]): Promise<(readonly number[])[]> {
    if (ids.length === 0 || !(await this.sheets.find(scope))) return [];
    return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
      ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
    );
  }

  private async follow(scope: CellJobScope, part: DependencyScope, touched: InputChange): Promise<void> {
    const sheet = await this.dependencies.load(scope.sheetId, part);
    const notBefore = new Date(this.clock.now().getTime() + DEBOUNCE_MS);
    await this.cellJobs.request(scope, sheet.dependentsOf(touched), { notBefore });
  }
}
