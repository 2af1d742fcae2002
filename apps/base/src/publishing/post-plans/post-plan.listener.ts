import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { SheetHooks } from '../../sheets/sheet/sheet-hooks.js';
import { TemplateHooks } from '../../sheets/templates/template-hooks.js';
import { PostPlanRepository } from './post-plan.repository.js';
import { shippedPlanOf } from './shipped/shipped-plans.js';

@OnHook(SheetHooks.cloned)
export class CopyPlanOfSheet implements HookHandler<typeof SheetHooks.cloned> {
  constructor(private readonly plans: PostPlanRepository) {}

  async handle({ from, to }: HookPayload<typeof SheetHooks.cloned>): Promise<void> {
    await this.plans.copy({ sheetId: from }, { sheetId: to });
  }
}

@OnHook(TemplateHooks.created)
export class CopyPlanToTemplate implements HookHandler<typeof TemplateHooks.created> {
  constructor(private readonly plans: PostPlanRepository) {}

  async handle({ sheetId, templateId }: HookPayload<typeof TemplateHooks.created>): Promise<void> {
    await this.plans.copy({ sheetId }, { templateId });
  }
}

@OnHook(SheetHooks.createdFromTemplate)
export class CopyPlanOfTemplate implements HookHandler<typeof SheetHooks.createdFromTemplate> {
  constructor(private readonly plans: PostPlanRepository) {}

  async handle({ sheetIds, templateId }: HookPayload<typeof SheetHooks.createdFromTemplate>): Promise<void> {
    const shipped = shippedPlanOf(templateId);
    if (shipped) await this.plans.insertMany(sheetIds, shipped);
    else await this.plans.copyToSheets(templateId, sheetIds);
  }
}
