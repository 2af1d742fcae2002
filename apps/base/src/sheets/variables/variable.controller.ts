import { Body, Controller, Get, Header, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
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
const IMPORT = prose`The variables of the file replace all variables of the engine; of two concurrent imports one
  complete set remains. The first sheet has the titles \`key\` and \`value\` in its first row, in any case and order.
  Other columns, blank rows and spaces around keys are ignored.

  Keys are compared like names in prompts: case is ignored, and spaces and underscores are equal. They must be distinct
  and contain no braces. Dates become ISO 8601, and formulas their results.

  At most ${variablesOfSheet} variables, ${variableKey} characters per key and ${variableValue} per value, within the
  size limit of the engine. Anything else returns 422 that names the row, and changes nothing. More than eight
  concurrent imports of an organization or a user return 429.`;

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
    name: 'sheets.variables.getTemplate',
    phase: 'edit',
    summary: 'An empty workbook with the columns of global variables',
    description: 'The same for all callers; when an agent is given, its organization must have usable credit.',
    answer: BINARY,
    headers: { 'Content-Disposition': 'the name of the file' },
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
    name: 'sheets.variables.list',
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
    name: 'sheets.variables.import',
    summary: "Set the engine's global variables from a workbook",
    description: IMPORT,
    answer: VariablesSheetView,
    errors: [CommonErrors.payloadTooLarge],
  })
  async import(@CurrentSheet() scope: SheetScope, @Body() body: ImportVariablesBody): Promise<string> {
    await this.variables.import(scope, () => fileOf(body));
    return this.view.variables(scope);
  }
}
