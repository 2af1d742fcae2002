import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { AgentHooks } from '../../agents/agents/agent-hooks.js';
import { SheetRepository } from './sheet.repository.js';
import { SheetService, type SheetOwner } from './sheet.service.js';

const TITLE = 'Agent setup';

/** Creates the default sheet of a new agent, which is its setup project. */
@OnHook(AgentHooks.created)
export class CreateDefaultSheet implements HookHandler<typeof AgentHooks.created> {
  constructor(private readonly sheets: SheetService) {}

  async handle(agent: SheetOwner): Promise<void> {
    await this.sheets.create(agent, { title: TITLE, isDefault: true });
  }
}

@OnHook(AgentHooks.findSetupProject)
export class FindDefaultSheet implements HookHandler<typeof AgentHooks.findSetupProject> {
  constructor(private readonly sheets: SheetRepository) {}

  async handle(agentId: number): Promise<number | null> {
    return this.sheets.defaultOf(agentId);
  }
}
