import { Injectable } from '@nestjs/common';
import { variablesImported } from '@reelsheet/contracts';
import { readTable } from '@reelsheet/tabular';
import { Cycles } from '../dependencies/cycles.js';
import { AtOnce } from '../import-export/import-slots.js';
import { namesIn } from '../prompts/prompt.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { VariableRepository } from './variable.repository.js';
import { variablesOf, type Variable } from './variables.js';

const { variablesOfSheet, variableColumns, variableValue } = SHEET_LIMITS;
/** A file is read while others wait, so that one agent leaves room for the rest. */
const AT_ONCE = { ofAll: 16, ofAgent: 4 };
const LIMITS = { maxRows: variablesOfSheet + 1, maxColumns: variableColumns, maxCell: variableValue };

@Injectable()
export class VariableService {
  private readonly atOnce = new AtOnce('imports of variables', AT_ONCE);

  constructor(
    private readonly sheets: SheetReader,
    private readonly variables: VariableRepository,
    private readonly changes: SheetChanges,
    private readonly cycles: Cycles,
  ) {}

  /** The variables of a workbook take the place of all that the sheet has. A missing sheet is told before a bad file. */
  async import(scope: SheetScope, pathOf: () => string): Promise<void> {
    await this.sheets.require(scope);
    const variables = await this.read(scope, pathOf());
    await this.changes.run(scope, async (announce) => {
      await this.variables.replaceAll(scope.sheetId, variables);
      if (variables.some(({ value }) => namesIn(value).length > 0)) await this.cycles.reject(scope.sheetId, 'file');
      announce(variablesImported, {});
    });
  }

  private async read({ agentId }: SheetScope, path: string): Promise<Variable[]> {
    const end = this.atOnce.begin(agentId);
    try {
      return variablesOf(await Array.fromAsync(readTable(path, { format: 'xlsx', ...LIMITS })));
    } finally {
      end();
    }
  }
}
