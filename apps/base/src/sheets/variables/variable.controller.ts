import { Body, Controller, Get, Header, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BINARY, Operation, TakesForm } from '@reelsheet/platform-http';
import { TABLE_CONTENT_TYPES, writeTable } from '@reelsheet/tabular';
import { create as contentDisposition } from 'content-disposition';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { ChangesSheet, ReadsSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { VariablesSheetView } from '../sheet/sheet-view.dto.js';
import { fileOf, ImportVariablesBody } from './variable.dto.js';
import { VariableService } from './variable.service.js';
import { VARIABLE_TITLES } from './variables.js';

const { massBodyBytes, variablesOfSheet, variableKey, variableValue } = SHEET_LIMITS;
const TEMPLATE = 'global-variables.xlsx';

@ApiTags('Global variables')
@RequiresUsableCredit()
@Controller(sheetPaths())
export class VariableController {
  constructor(
    private readonly variables: VariableService,
    private readonly view: SheetReadModel,
  ) {}

  @Get('global_variables_template')
  @AgentScope('query', 'viewer', { isOptional: true })
  @Header('Cache-Control', 'private, max-age=3600')
  @Operation({
    phase: 'edit',
    summary: 'An empty workbook with the columns of global variables',
    description: 'The same for all; where an agent is named, its organization must have usable credit.',
    answer: BINARY,
    media: TABLE_CONTENT_TYPES.xlsx,
    errors: [CommonErrors.agentNotFound, CommonErrors.usableCreditRequired],
  })
  template(): StreamableFile {
    const type = TABLE_CONTENT_TYPES.xlsx;
    return new StreamableFile(writeTable([VARIABLE_TITLES], 'xlsx'), {
      type,
      disposition: contentDisposition(TEMPLATE),
    });
  }

  @Get(':id/global_variables')
  @ReadsSheet({
    summary: "The engine's global variables, null until some are imported",
    answer: VariablesSheetView,
    nullable: true,
  })
  list(@CurrentSheet() scope: SheetScope): Promise<string> {
    return this.view.variables(scope);
  }

  @Post(':id/import_global_variables')
  @TakesForm({ files: 1, bytes: massBodyBytes })
  @ChangesSheet({
    summary: "Set the engine's global variables from a workbook",
    description: `The variables of the file take the place of all that the engine has; of two imports at once one whole set stays. Its first sheet has the titles \`key\` and \`value\` in its first row, whatever their case and order; further columns and blank rows count for nothing, and so does what is around a key.
Keys are names as prompts have them: the same whatever their case, with spaces or underscores, so that no two may be alike; they hold no braces. Dates become ISO 8601, formulas what they gave.
At most ${variablesOfSheet} variables, ${variableKey} characters a key and ${variableValue} a value, within what the engine may hold in bytes. Anything else answers 422 that names the row, and changes nothing. More than four imports of an agent at once answer 429.`,
    answer: VariablesSheetView,
    errors: [CommonErrors.payloadTooLarge],
  })
  async import(@CurrentSheet() scope: SheetScope, @Body() body: ImportVariablesBody): Promise<string> {
    await this.variables.import(scope, () => fileOf(body));
    return this.view.variables(scope);
  }
}
