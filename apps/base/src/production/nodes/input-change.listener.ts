import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { CellJobHooks, type FailedCellJob } from '../../generation/cell-jobs/cell-job-hooks.js';
import { GenerationHooks, type GenerationEnding } from '../../generation/generations/generation-hooks.js';
import { PostPlanHooks, type ChangedPlan } from '../../publishing/post-plans/post-plan-hooks.js';
import { RenderHooks, type RenderEnding } from '../../rendering/cell-renders/render-hooks.js';
import { SheetHooks, type ChangedSheet, type CreatedSheets } from '../../sheets/sheet/sheet-hooks.js';
import { InputChanges } from './input-changes.js';

/** Notes the changes of a sheet. */
@OnHook(SheetHooks.inputsChanged)
export class InputChangeListener implements HookHandler<typeof SheetHooks.inputsChanged> {
  constructor(private readonly changes: InputChanges) {}

  async handle({ organizationId, agentId, sheetId, cellIds, rowIds, isWhole }: ChangedSheet): Promise<void> {
    await this.changes.note({ organizationId, agentId, sheetId }, isWhole ? {} : { cellIds, rowIds });
  }
}

/** Notes sheets that were created together. */
@OnHook(SheetHooks.manyCreated)
export class CreatedSheetsListener implements HookHandler<typeof SheetHooks.manyCreated> {
  constructor(private readonly changes: InputChanges) {}

  async handle(created: CreatedSheets): Promise<void> {
    await this.changes.noteCreated(created);
  }
}

/** Notes the cells whose generation ended without a result; a result is a change of the sheet. */
@OnHook(GenerationHooks.ended, { order: 1 })
export class GenerationEndListener implements HookHandler<typeof GenerationHooks.ended> {
  constructor(private readonly changes: InputChanges) {}

  async handle({ organizationId, agentId, sheetId, cellId, status }: GenerationEnding): Promise<void> {
    if (sheetId !== null && status === 'failed')
      await this.changes.note({ organizationId, agentId, sheetId }, { cellIds: [cellId] });
  }
}

/** Notes the rows of which a cell job failed before it ordered anything, or could not make the posts. */
@OnHook(CellJobHooks.failed)
export class FailedCellJobListener implements HookHandler<typeof CellJobHooks.failed> {
  constructor(private readonly changes: InputChanges) {}

  async handle({ organizationId, agentId, sheetId, rowId }: FailedCellJob): Promise<void> {
    await this.changes.note({ organizationId, agentId, sheetId }, { rowIds: [rowId] });
  }
}

/** Notes the rows whose posts, or whose plan, have changed. */
@OnHook(PostPlanHooks.changed)
export class ChangedPostsListener implements HookHandler<typeof PostPlanHooks.changed> {
  constructor(private readonly changes: InputChanges) {}

  async handle({ rowIds, ...sheet }: ChangedPlan): Promise<void> {
    await this.changes.note(sheet, rowIds ? { rowIds } : {});
  }
}

/** Notes the cells that were rendered. */
@OnHook(RenderHooks.ended)
export class RenderEndListener implements HookHandler<typeof RenderHooks.ended> {
  constructor(private readonly changes: InputChanges) {}

  async handle({ organizationId, agentId, sheetId, cellId }: RenderEnding): Promise<void> {
    await this.changes.note({ organizationId, agentId, sheetId }, { cellIds: [cellId] });
  }
}
