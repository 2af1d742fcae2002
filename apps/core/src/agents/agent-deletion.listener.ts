import { Injectable } from '@nestjs/common';
import { AgentDeletionListener, type DeletedAgent } from '@reelsheet/platform-agent-directory';
import { AgentCoreService } from '../agent-core/agent-core.service.js';

/** A profile goes with its agent. */
@Injectable()
export class RecordDeletionListener extends AgentDeletionListener {
  constructor(private readonly profiles: AgentCoreService) {
    super();
  }

  async agentDeleted({ id }: DeletedAgent): Promise<void> {
    await this.profiles.erase(id);
  }

  async organizationDeleted(organizationId: number): Promise<void> {
    await this.profiles.eraseOrganization(organizationId);
  }
}
