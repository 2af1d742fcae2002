import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { OrganizationHooks } from '../../accounts/organizations/organization-hooks.js';
import { AgentCreationService } from './agent-creation.service.js';

/** Gives a new organization its system agent. */
@OnHook(OrganizationHooks.created)
export class SystemAgentListener implements HookHandler<typeof OrganizationHooks.created> {
  constructor(private readonly agents: AgentCreationService) {}

  async handle({ id, ownerId }: HookPayload<typeof OrganizationHooks.created>): Promise<void> {
    await this.agents.createSystemAgent(id, ownerId);
  }
}
