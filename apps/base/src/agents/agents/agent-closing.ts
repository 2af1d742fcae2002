import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { VoiceService } from '../voices/voice.service.js';
import { OrganizationClosing, type ClosedAgent } from '../../accounts/organizations/organization-closing.port.js';
import { AgentRepository } from './agent.repository.js';

@Injectable()
export class AgentClosing extends OrganizationClosing {
  constructor(
    private readonly agents: AgentRepository,
    private readonly voices: VoiceService,
    private readonly clock: Clock,
  ) {
    super();
  }

  async close(organizationId: number): Promise<ClosedAgent[]> {
    await this.voices.removeAllOf({ organizationId });
    return this.agents.endAllOf(organizationId, this.clock.now());
  }
}
