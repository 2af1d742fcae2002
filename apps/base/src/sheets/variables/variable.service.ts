import { Injectable } from '@nestjs/common';
import { variablesImported } from '@reelsheet/contracts';
import { readTable } from '@reelsheet/tabular';
import { Cycles } from '../dependencies/cycles.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { namesIn } from '../prompts/prompt.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { SHEET_CONCURRENCY, SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { VariableRepository } from './variable.repository.js';
import { variablesOf, type Variable } from './variables.js';

const { variablesOfSheet, variableColumns, variableValue } = SHEET_LIMITS;
const LIMITS = { maxRows: variablesOfSheet + 1, maxColumns: variableColumns, maxCell: variableValue };

@Injectable()
export class VariableService {
  private readonly running = new ConcurrencyLimit(
    SHEET_CONCURRENCY.variableImports,
    'Too many imports of variables are under way at once',
  );

  constructor(
    private readonly sheets: SheetReader,
    private readonly variables: VariableRepository,
    private readonly changes: SheetChanges,
    private readonly cycles: Cycles,
  ) {}

  /** Replaces all variables by those of a workbook. A missing sheet is reported before an invalid file. */
  async import(scope: SheetScope, pathOf: () => string): Promise<void> {
    await this.sheets.require(scope);
    const variables = await this.read(pathOf());
    await this.changes.run(scope, async (announce) => {
      await this.variables.replaceAll(scope.sheetId, variables);
      if (variables.some(({ value }) => namesIn(value).length > 0)) await this.cycles.reject(scope.sheetId, 'file');
      announce(variablesImported, {});
    });
  }

  private async read(path: string): Promise<Variable[]> {
    const release = this.running.acquire();
    try {
      return variablesOf(await Array.fromAsync(readTable(path, { format: 'xlsx', ...LIMITS })));
    } finally {
      release();
    }
  }
}
