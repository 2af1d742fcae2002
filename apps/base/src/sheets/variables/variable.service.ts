import { Injectable } from '@nestjs/common';
import { variablesImported } from '@reelsheet/contracts';
import { readTable } from '@reelsheet/tabular';
import { Circles } from '../dependencies/circles.js';
import { namesIn } from '../prompts/prompt.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { VariableRepository } from './variable.repository.js';
import { variablesOf } from './variables.js';

const { variablesOfSheet, variableColumns, variableValue } = SHEET_LIMITS;
const LIMITS = { maxRows: variablesOfSheet + 1, maxColumns: variableColumns, maxCell: variableValue };

@Injectable()
export class VariableService {
  constructor(
    private readonly sheets: SheetReader,
    private readonly variables: VariableRepository,
    private readonly changes: SheetChanges,
    private readonly circles: Circles,
  ) {}

  /** The variables of a workbook take the place of all that the sheet has. A missing sheet is told before a bad file. */
  async import(scope: SheetScope, pathOf: () => string): Promise<void> {
    await this.sheets.require(scope);
    const variables = variablesOf(await Array.fromAsync(readTable(pathOf(), { format: 'xlsx', ...LIMITS })));
    await this.changes.run(scope, async (announce) => {
      await this.variables.replaceAll(scope.sheetId, variables);
      if (variables.some(({ value }) => namesIn(value).length > 0)) await this.circles.refuse(scope.sheetId, 'file');
      announce(variablesImported, {});
    });
  }
}
