import { Clock } from '@reelsheet/kernel';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { VoiceService } from '../voices/voice.service.js';
import { OrganizationHooks, type ClosedAgent } from '../../accounts/organizations/organization-hooks.js';
import { AgentRepository } from './agent.repository.js';

/** Deletes the agents of a deleted organization and their voices. */
@OnHook(OrganizationHooks.deleted)
export class AgentClosingListener implements HookHandler<typeof OrganizationHooks.deleted> {
  constructor(
    private readonly agents: AgentRepository,
    private readonly voices: VoiceService,
    private readonly clock: Clock,
  ) {}

  async handle(organizationId: number): Promise<ClosedAgent[]> {
    await this.voices.deleteAllOf({ organizationId });
    return this.agents.endAllOf(organizationId, this.clock.now());
  }
}
