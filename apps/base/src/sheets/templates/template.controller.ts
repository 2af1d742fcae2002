import { Body, Controller, Delete, Get, Header, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  AnyCaller,
  CurrentAgent,
  CurrentCaller,
  CurrentOrganization,
  type AgentInScope,
  type Caller,
  type OrganizationInScope,
} from '@reelsheet/platform-auth';
import { Operation, PathId, TakesForm } from '@reelsheet/platform-http';
import type { JsonBody } from '../sheet-view/sheet-view.js';
import { SheetReadModel } from '../sheet-view/sheet-view.reader.js';
import { SheetView } from '../sheet/sheet-view.dto.js';
import { OwnTemplateService } from './own-template.service.js';
import { ChangeTemplateBody, CloneTemplateBody, TemplatePageQuery, TemplateView, toTemplate } from './template.dto.js';
import { TemplateScope } from './template-scope.reader.js';
import { TemplateService } from './template.service.js';

@ApiTags('Templates')
@Controller('templates')
export class TemplateController {
  constructor(
    private readonly templates: TemplateService,
    private readonly own: OwnTemplateService,
    private readonly view: SheetReadModel,
  ) {}

  @Get('projects')
  @AnyCaller()
  @Operation({
    name: 'templates.list',
    phase: 'convert',
    summary: 'Ready-made sheets, then the templates of your organizations',
    answer: [TemplateView],
    errors: [CommonErrors.validation],
  })
  async list(@CurrentCaller() { memberships }: Caller, @Query() { page }: TemplatePageQuery): Promise<TemplateView[]> {
    return (await this.templates.list([...memberships.keys()], page)).map(toTemplate);
  }

  @Get('projects/:slug')
  @AnyCaller()
  @Operation({
    name: 'templates.get',
    phase: 'convert',
    summary: 'A template by slug, uuid or id',
    description: 'A slug that several of your organizations use refers to the template that was created first.',
    answer: TemplateView,
    errors: [CommonErrors.notFound],
  })
  async get(@CurrentCaller() { memberships }: Caller, @Param('slug') slug: string): Promise<TemplateView> {
    return toTemplate(await this.templates.get(slug, [...memberships.keys()]));
  }

  @Patch('projects/:slug')
  @TemplateScope('editor')
  @Operation({
    name: 'templates.update',
    phase: 'convert',
    summary: "Change the slug, title or description of an organization's template",
    description: 'The parameter is the id of the template.',
    answer: TemplateView,
    errors: [CommonErrors.validation],
  })
  async change(
    @CurrentOrganization() organization: OrganizationInScope,
    @PathId('slug') id: number,
    @Body() body: ChangeTemplateBody,
  ): Promise<TemplateView> {
    const [template] = await this.templates.withContents([await this.own.update(id, body)], [organization.id]);
    return toTemplate(template!);
  }

  @Delete('projects/:slug')
  @TemplateScope('editor')
  @Operation({
    name: 'templates.delete',
    phase: 'convert',
    summary: "Delete an organization's template; sheets that were made from it stay",
    description: 'The parameter is the id of the template.',
    status: 204,
  })
  async delete(@PathId('slug') id: number): Promise<void> {
    await this.own.delete(id);
  }

  @Post('spreadsheets/:slug/clone')
  @AgentScope('body', 'editor')
  @TakesForm()
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiBody({ type: CloneTemplateBody })
  @Operation({
    name: 'templates.clone',
    phase: 'convert',
    summary: 'Create an engine from a template: columns, one row and its cells, configured',
    description: prose`
        The engine has the template's title. A slug refers to a template of the agent's organization before one of
        another.`,
    status: 201,
    answer: SheetView,
    errors: [CommonErrors.notFound],
  })
  async clone(
    @CurrentCaller() { memberships }: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Param('slug') slug: string,
  ): Promise<JsonBody> {
    return this.view.sheet(await this.templates.clone(slug, agent, [...memberships.keys()]));
  }
}
