import { Body, Controller, Delete, Get, Headers, Patch, Post, Query, Res } from '@nestjs/common';
import { prose } from '@reelsheet/kernel';
import { ApiTags } from '@nestjs/swagger';
import { AgentScope, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { StoresAnswerOnSnapshot } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { CONDITIONAL_HEADERS, READS_CONDITIONALLY, sendConditionally } from '../sheet-view/conditional-read.js';
import { CloneSheetBody, CreateSheetBody, SheetPageQuery, SheetQuery, toWindow, UpdateSheetBody } from './sheet.dto.js';
import type { SheetScope } from './sheet.js';
import { SHEET_LIMITS } from './sheet-limits.js';
import { SheetErrors } from './sheet.errors.js';
import { SheetService } from './sheet.service.js';
import { ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from './sheet-route.js';
import { CurrentSheet } from './sheet-scope.js';
import { SheetView } from './sheet-view.dto.js';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';

const { rowsOfSheet, columnsOfSheet, layersOfCell } = SHEET_LIMITS;
const LIMITS = prose`An engine has at most ${rowsOfSheet} rows, ${columnsOfSheet} columns, ${layersOfCell} layers per
  cell, and 64 MiB of values, attributes and titles, counted as JSON (\`MAX_SHEET_BYTES\`).

  A write beyond a limit returns 422 \`validation_error\` that names the limit; a write that makes a full engine
  smaller is accepted. A generated text that does not fit remains available in its generation.`;

const READING = prose`A sheet of more than 8 MiB is read while it is sent, so changes made in the meantime may show in
  later rows. Too many of these reads at the same time return 429 or 503: one organization, and one user, have half of
  them. The connection of a client that receives less than 64 KiB a second, averaged over 30 seconds, is closed.

  The response has an \`ETag\`. A request with this tag in \`If-None-Match\` returns 304 without a body unless something
  changed that the sheet shows, including its generations.

  \`rows_after\` and \`rows_limit\` select a window of \`spreadsheet_rows\`. While more rows follow, the header
  \`X-Next-Rows-After\` holds the value of \`rows_after\` for the next window. A row that is moved between two of these
  reads may be returned twice or not at all. When the row \`rows_after\` was deleted, the response is 422; start again
  from the beginning.`;

const CLONING = prose`Cells, layers and variables are copied, selected generations only within the same agent; the
  history of generations stays with the original. Cloning an engine of a million cells takes a few minutes. A user
  and an organization can clone one engine of more than 20,000 cells and layers at a time; a second request returns
  429.`;

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths())
export class SheetController {
  constructor(
    private readonly sheets: SheetService,
    private readonly view: SheetReadModel,
  ) {}

  @Get()
  @ReadsSheet({
    name: 'sheets.list',
    summary: "The agent's engines, newest first, without rows and columns",
    answer: [SheetView],
  })
  list(@CurrentAgent() agent: AgentInScope, @Query() { page }: SheetPageQuery): Promise<string> {
    return this.view.sheets(agent.id, page);
  }

  @Post()
  @ChangesSheet(
    { name: 'sheets.create', summary: 'Create an empty engine', description: LIMITS, status: 201, answer: SheetView },
    'convert',
  )
  async create(@CurrentAgent() agent: AgentInScope, @Body() { spreadsheet }: CreateSheetBody): Promise<JsonBody> {
    return this.view.sheet(
      await this.sheets.create(agent, { title: spreadsheet.title, isDefault: spreadsheet.is_default }),
    );
  }

  @Get(':id')
  @ReadsSheet({
    name: 'sheets.get',
    headers: CONDITIONAL_HEADERS,
    summary: 'The whole sheet: columns, rows, cells, layers and their generations',
    description: READING,
    answer: SheetView,
  })
  @READS_CONDITIONALLY
  async get(
    @CurrentSheet() scope: SheetScope,
    @Query() query: SheetQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JsonBody | undefined> {
    const { with_execution_cost: withExecutionCost, history } = query;
    const response = await this.view.read(scope, { withExecutionCost, history, window: toWindow(query), known });
    return sendConditionally(reply, response);
  }

  @Patch(':id')
  @ChangesSheet({ name: 'sheets.update', summary: 'Rename an engine or make it the default', answer: SheetView })
  async update(@CurrentSheet() scope: SheetScope, @Body() { spreadsheet }: UpdateSheetBody): Promise<JsonBody> {
    await this.sheets.update(scope, { title: spreadsheet.title, isDefault: spreadsheet.is_default });
    return this.view.sheet(scope);
  }

  @Delete(':id')
  @RemovesFromSheet({
    name: 'sheets.delete',
    summary: 'Put an engine into the trash with all that it holds',
    description: prose`
      Work that is open for it is stopped. It can be restored for 30 days, unless the operator has set another time
      (\`TRASH_DAYS\`).`,
  })
  async delete(@CurrentSheet() scope: SheetScope, @CurrentCaller() { userId }: Caller): Promise<void> {
    await this.sheets.delete(scope, userId);
  }

  @Post(':id/clone')
  @StoresAnswerOnSnapshot('copies the sheet as it is at one moment')
  @ChangesSheet(
    {
      name: 'sheets.clone',
      summary: 'Clone the whole sheet, for the same or another agent',
      description: CLONING,
      status: 201,
      answer: SheetView,
    },
    'convert',
  )
  @AgentScope('body', 'editor', { name: 'target_agent_id', isOptional: true, missing: SheetErrors.targetAgent })
  async clone(
    @CurrentAgent() agent: AgentInScope,
    @CurrentAgent('target_agent_id') target: AgentInScope | undefined,
    @CurrentSheet() scope: SheetScope,
    @Body() _body: CloneSheetBody,
  ): Promise<JsonBody> {
    return this.view.sheet(await this.sheets.clone(scope, target ?? agent));
  }
}
