import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import type { SheetContent } from '../copies/sheet-plan.js';
import { SheetPlanReader } from '../copies/sheet-plan.reader.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SHIPPED } from './catalog/index.js';
import { TEMPLATE_LIMITS } from './template-limits.js';
import type { Template } from './template.js';
import { TemplateHooks } from './template-hooks.js';
import { templateNotFound } from './template.errors.js';
import { TemplateRepository, type TemplateChanges } from './template.repository.js';

export interface TemplateDraft {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
}

/** Manages the templates that organizations create from their sheets. */
@Injectable()
export class OwnTemplateService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sheets: SheetReader,
    private readonly plans: SheetPlanReader,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
  ) {}

  /** Throws `validation_error` for a slug that is taken, a sheet that is too large, and at the limit of templates. */
  async create(scope: SheetScope, { description = '', ...draft }: TemplateDraft): Promise<Template> {
    requireFree(draft.slug);
    const { organizationId } = await this.sheets.require(scope);
    const content = await this.contentOf(scope.sheetId);
    return this.transaction.run(async () => {
      if ((await this.templates.countOf(organizationId)) >= TEMPLATE_LIMITS.ofOrganization)
        throw invalid(
          'slug',
          `would be one more than the ${TEMPLATE_LIMITS.ofOrganization} templates of an organization`,
        );
      const template = await this.templates.insert({ organizationId, ...draft, description, content });
      if (!template) throw taken();
      await this.hooks.run(TemplateHooks.created, { sheetId: scope.sheetId, templateId: template.id });
      return template;
    });
  }

  /** Undefined leaves a field unchanged; sheets created from the template do not change. */
  async update(id: number, changes: TemplateChanges): Promise<Template> {
    if (changes.slug !== undefined) requireFree(changes.slug);
    const template = await this.templates.update(id, changes).catch((error: unknown) => {
      throw isDuplicate(error, 'template_slug') ? taken() : error;
    });
    if (!template) throw templateNotFound();
    return template;
  }

  async delete(id: number): Promise<void> {
    if (!(await this.templates.delete(id))) throw templateNotFound();
  }

  private async contentOf(sheetId: number): Promise<SheetContent> {
    const { contentBytes } = TEMPLATE_LIMITS;
    if ((await this.plans.estimateBytes(sheetId)) > contentBytes) throw tooLarge();
    const content = await this.plans.read(sheetId);
    if (Buffer.byteLength(JSON.stringify(content)) > contentBytes) throw tooLarge();
    return content;
  }
}

function requireFree(slug: string): void {
  if (SHIPPED.some((template) => template.slug === slug)) throw taken();
}

const taken = () => invalid('slug', 'is taken');
const tooLarge = () =>
  invalid(
    'spreadsheet',
    `must hold at most ${TEMPLATE_LIMITS.contentBytes} bytes in its columns, first row and variables`,
  );
