import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { DependencyReader, type DependencyScope } from './dependency.reader.js';

/** Rows whose names are in memory at once. */
const ROWS_AT_ONCE = 500;

/** Keeps automatic cells from depending on themselves: each would generate the next for ever. */
@Injectable()
export class Cycles {
  constructor(private readonly dependencies: DependencyReader) {}

  /**
   * For a change that may close a circle, once it is written and before it is announced; without a part in all rows.
   * Throws `validation_error` that names the cells. A circle that goes through none of the changed cells was closed by
   * generated text before, and is not theirs. Two such changes of a sheet follow one another.
   */
  async reject(sheetId: number, field: string, part?: DependencyScope): Promise<void> {
    await this.dependencies.lockCycles(sheetId);
    const rows = await this.dependencies.automaticRows(sheetId, part);
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const loaded = await this.dependencies.load(sheetId, { rowIds: rows.slice(at, at + ROWS_AT_ONCE) });
      const cycle = loaded.automaticCycle(part && 'cellIds' in part ? part.cellIds : undefined);
      if (cycle) throw invalid(field, `would make the automatic cell ${cycle.cellId} depend on itself: ${cycle.path}`);
    }
  }

  /** For a change of the columns' order, which says what a title means that several have. */
  async rejectIfTitlesRepeat(sheetId: number, field: string): Promise<void> {
    if ((await this.dependencies.names(sheetId)).hasRepeatedTitles) await this.reject(sheetId, field);
  }
}
