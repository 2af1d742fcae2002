import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { isDuplicate, Transaction } from '@reelsheet/platform-database';
import type { SheetContent } from '../copies/sheet-plan.js';
import { SheetPlanReader } from '../copies/sheet-plan.reader.js';
import { SheetReader } from '../sheet/sheet.reader.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SHIPPED } from './catalog/index.js';
import { TEMPLATE_LIMITS, type Template } from './template.js';
import { templateNotFound } from './template.errors.js';
import { TemplateRepository, type TemplateChanges } from './template.repository.js';

export interface TemplateDraft {
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
}

/** Templates that organizations make of their sheets. */
@Injectable()
export class OwnTemplateService {
  constructor(
    private readonly templates: TemplateRepository,
    private readonly sheets: SheetReader,
    private readonly plans: SheetPlanReader,
    private readonly transaction: Transaction,
  ) {}

  /** Throws `validation_error` for a slug that is taken, a sheet that is too large for a template, and one template too many. */
  async make(scope: SheetScope, { description = '', ...draft }: TemplateDraft): Promise<Template> {
    requireFree(draft.slug);
    const { organizationId } = await this.sheets.require(scope);
    const content = await this.contentOf(scope.sheetId);
    return this.transaction.run(async () => {
      if ((await this.templates.countOf(organizationId)) >= TEMPLATE_LIMITS.ofOrganization)
        throw invalid(
          'slug',
          `would be one more than the ${TEMPLATE_LIMITS.ofOrganization} templates of an organization`,
        );
      const made = await this.templates.insert({ organizationId, ...draft, description, content });
      if (!made) throw taken();
      return made;
    });
  }

  /** What is undefined stays as it is; sheets that were made from it do not change. */
  async change(id: number, facts: TemplateChanges): Promise<Template> {
    if (facts.slug !== undefined) requireFree(facts.slug);
    const changed = await this.templates.update(id, facts).catch((error: unknown) => {
      throw isDuplicate(error, 'template_slug') ? taken() : error;
    });
    if (!changed) throw templateNotFound();
    return changed;
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
