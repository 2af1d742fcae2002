import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { DependencyReader, type DependencyScope } from './dependency.reader.js';

/** Rows whose dependencies are in memory at the same time. */
const ROWS_PER_CHUNK = 500;

/** Prevents automatic cells from depending on themselves, which would generate them endlessly. */
@Injectable()
export class Cycles {
  constructor(private readonly dependencies: DependencyReader) {}

  /**
   * Rejects a change that closes a cycle, after it was written and before it is announced; checks all rows without a
   * scope. Throws `validation_error` that names the cells. A cycle through none of the changed cells was closed by
   * generated text earlier and is ignored. Such changes of one sheet run one after the other.
   */
  async reject(sheetId: number, field: string, scope?: DependencyScope): Promise<void> {
    await this.dependencies.lockCycles(sheetId);
    const rows = await this.dependencies.automaticRows(sheetId, scope);
    for (let at = 0; at < rows.length; at += ROWS_PER_CHUNK) {
      const loaded = await this.dependencies.load(sheetId, { rowIds: rows.slice(at, at + ROWS_PER_CHUNK) });
      const cycle = loaded.automaticCycle(scope && 'cellIds' in scope ? scope.cellIds : undefined);
      if (cycle) throw invalid(field, `would make the automatic cell ${cycle.cellId} depend on itself: ${cycle.path}`);
    }
  }

  /** Rejects a change of the column order that closes a cycle; the order decides which of equal titles a name means. */
  async rejectIfTitlesRepeat(sheetId: number, field: string): Promise<void> {
    if ((await this.dependencies.names(sheetId)).hasRepeatedTitles) await this.reject(sheetId, field);
  }
}
