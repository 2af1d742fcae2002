import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { Tasks } from '@reelsheet/platform-jobs';
import { AgentHooks, type DeletedScope } from '../agents/agents/agent-hooks.js';
import { SheetHooks } from '../sheets/sheet/sheet-hooks.js';
import { stopAbandonedWork } from './stop-abandoned-work.js';

/**
 * Schedules the task that stops the work of what was deleted. The task has no key, because a deletion that happens
 * while another task is under way needs its own.
 */
@OnHook(SheetHooks.itemsDeleted)
@OnHook(AgentHooks.deleted, { order: 1 })
export class AbandonedWorkListener implements HookHandler<typeof AgentHooks.deleted> {
  constructor(private readonly tasks: Tasks) {}

  async handle({ organizationId, agentId, sheetId }: DeletedScope): Promise<void> {
    await this.tasks.schedule(stopAbandonedWork, { organizationId, agentId, sheetId }, { organizationId });
  }
}
