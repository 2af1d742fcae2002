import { Body, Controller, Post } from '@nestjs/common';
import { prose } from '@reelsheet/kernel';
import { ApiTags } from '@nestjs/swagger';
import { CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import type { SheetScope } from '../sheet/sheet.js';
import { ChangesSheet, sheetPaths } from '../sheet/sheet-route.js';
import { CurrentSheet } from '../sheet/sheet-scope.js';
import { OwnTemplateService } from './own-template.service.js';
import { MakeTemplateBody, TemplateView, toTemplate } from './template.dto.js';
import { TEMPLATE_LIMITS } from './template-limits.js';
import { TemplateService } from './template.service.js';

const DESCRIPTION = prose`Copies the columns, the first row with the settings, values and layers of its cells, and the
  global variables, without generations. Later changes of the sheet do not affect the template. An organization has at
  most ${TEMPLATE_LIMITS.ofOrganization} templates, each of at most 1 MiB.`;

@ApiTags('Templates')
@RequiresUsableCredit()
@Controller(sheetPaths())
export class SheetTemplateController {
  constructor(
    private readonly own: OwnTemplateService,
    private readonly templates: TemplateService,
  ) {}

  @Post(':id/template')
  @ChangesSheet(
    {
      name: 'sheets.createTemplate',
      summary: "Make a template of a sheet, for its organization's members",
      description: DESCRIPTION,
      status: 201,
      answer: TemplateView,
    },
    'convert',
  )
  async make(
    @CurrentAgent() { organizationId }: AgentInScope,
    @CurrentSheet() scope: SheetScope,
    @Body() body: MakeTemplateBody,
  ): Promise<TemplateView> {
    const [template] = await this.templates.withContents([await this.own.create(scope, body)], [organizationId]);
    return toTemplate(template!);
  }
}
