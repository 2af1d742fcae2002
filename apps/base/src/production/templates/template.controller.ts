import { Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, AnyCaller, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { SheetView } from '../../sheets/sheet/sheet-view.dto.js';
import { SheetReadModel, type JsonBody } from '../../sheets/sheet/sheet-read-model.port.js';
import { CloneTemplateBody, TemplatePageQuery, TemplateView, toTemplate } from './template.dto.js';
import { TemplateService } from './template.service.js';

@ApiTags('Templates')
@Controller('templates')
export class TemplateController {
  constructor(
    private readonly templates: TemplateService,
    private readonly view: SheetReadModel,
  ) {}

  @Get('projects')
  @AnyCaller()
  @Operation({
    phase: 'convert',
    summary: 'Ready-made sheets',
    answer: [TemplateView],
    errors: [CommonErrors.validation],
  })
  list(@Query() { page }: TemplatePageQuery): TemplateView[] {
    return this.templates.list(page).map(toTemplate);
  }

  @Get('projects/:slug')
  @AnyCaller()
  @Operation({
    phase: 'convert',
    summary: 'A template by slug, uuid or id',
    answer: TemplateView,
    errors: [CommonErrors.notFound],
  })
  get(@Param('slug') slug: string): TemplateView {
    return toTemplate(this.templates.get(slug));
  }

  @Post('spreadsheets/:slug/clone')
  @AgentScope('body', 'editor')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiBody({ type: CloneTemplateBody })
  @Operation({
    phase: 'convert',
    summary: 'Create an engine from a template: columns, one row and its cells, configured',
    status: 201,
    answer: SheetView,
    errors: [CommonErrors.notFound],
  })
  async clone(@CurrentAgent() agent: AgentInScope, @Param('slug') slug: string): Promise<JsonBody> {
    return this.view.sheet(await this.templates.clone(slug, agent));
  }
}
