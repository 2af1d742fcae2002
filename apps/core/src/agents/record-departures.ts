import { Injectable } from '@nestjs/common';
import { AgentDepartures, type DepartedAgent } from '@reelsheet/platform-agent-directory';
import { AgentCoreService } from '../agent-core/agent-core.service.js';

/** A profile goes with its agent. */
@Injectable()
export class RecordDepartures extends AgentDepartures {
  constructor(private readonly profiles: AgentCoreService) {
    super();
  }

  async agentLeft({ id }: DepartedAgent): Promise<void> {
    await this.profiles.erase(id);
  }

  async organizationLeft(organizationId: number): Promise<void> {
    await this.profiles.eraseOrganization(organizationId);
  }
}
