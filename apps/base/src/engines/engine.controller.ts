import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentAccess, CurrentAgent, CurrentCaller, type AgentInScope, type Caller } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { CloneEngineBody, CreateEngineBody, EnginePageQuery, EngineQuery, UpdateEngineBody } from './engine.dto.js';
import type { EngineScope } from './engine.js';
import { EngineErrors } from './engine.errors.js';
import { EngineService } from './engine.service.js';
import { ChangesSheet, ReadsSheet, RemovesFromSheet, sheetPaths } from './sheet-route.js';
import { CurrentSheet } from './sheet-scope.js';
import { EngineView, VariablesSheetView } from './sheet-view.dto.js';
import { SheetView } from './sheet-view.port.js';

@ApiTags('Engines')
@RequiresUsableCredit()
@Controller(sheetPaths())
export class EngineController {
  constructor(
    private readonly engines: EngineService,
    private readonly view: SheetView,
    private readonly agents: AgentAccess,
  ) {}

  @Get()
  @ReadsSheet({ summary: 'The agent\'s engines, newest first, without rows and columns', answer: [EngineView] })
  list(@CurrentAgent() agent: AgentInScope, @Query() { page }: EnginePageQuery): Promise<string> {
    return this.view.engines(agent.id, page);
  }

  @Post()
  @ChangesSheet({ summary: 'Create an empty engine', status: 201, answer: EngineView }, 'convert')
  async create(@CurrentAgent() agent: AgentInScope, @Body() { spreadsheet }: CreateEngineBody): Promise<string> {
    return this.view.engine(await this.engines.create(agent, { title: spreadsheet.title, isDefault: spreadsheet.is_default }));
  }

  @Get(':id')
  @ReadsSheet({ summary: 'The whole sheet: columns, rows, cells, layers and their generations', answer: EngineView })
  get(@CurrentSheet() scope: EngineScope, @Query() query: EngineQuery): Promise<string> {
    return this.view.engine(scope, { withExecutionCost: query.with_execution_cost });
  }

  @Patch(':id')
  @ChangesSheet({ summary: 'Rename an engine or make it the default', answer: EngineView })
  async update(@CurrentSheet() scope: EngineScope, @Body() { spreadsheet }: UpdateEngineBody): Promise<string> {
    await this.engines.update(scope, { title: spreadsheet.title, isDefault: spreadsheet.is_default });
    return this.view.engine(scope);
  }

  @Delete(':id')
  @RemovesFromSheet('Delete an engine with all that it holds')
  async delete(@CurrentSheet() scope: EngineScope): Promise<void> {
    await this.engines.delete(scope);
  }

  @Post(':id/clone')
  @ChangesSheet(
    {
      summary: 'Clone the whole sheet, for the same or another agent',
      description: 'Cells, layers and variables are copied; selected generations only within the same agent. Histories stay with the original.',
      status: 201,
      answer: EngineView,
    },
    'convert',
  )
  async clone(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() scope: EngineScope,
    @Body() { target_agent_id: named }: CloneEngineBody,
  ): Promise<string> {
    const target = named == null ? agent : await this.agents.require(caller, named, { minimum: 'editor', missing: EngineErrors.targetAgent, denied: CommonErrors.forbidden });
    return this.view.engine(await this.engines.clone(scope, target));
  }

  @Get(':id/global_variables')
  @ReadsSheet({ summary: 'The engine\'s global variables, null until some are imported', answer: VariablesSheetView, nullable: true })
  variables(@CurrentSheet() scope: EngineScope): Promise<string> {
    return this.view.variables(scope);
  }
}
