import { Injectable } from '@nestjs/common';
import { AgentDepartures, type DepartedAgent } from '@reelsheet/platform-agent-directory';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { IdeaService } from '../ideas/idea.service.js';
import { RunDepartures } from '../runs/run-departures.js';

/** An agent's records leave the view with it, and stay; an organization's are erased. */
@Injectable()
export class RecordDepartures extends AgentDepartures {
  constructor(
    private readonly conversations: ConversationWriter,
    private readonly ideas: IdeaService,
    private readonly runs: RunDepartures,
  ) {
    super();
  }

  async agentLeft({ id }: DepartedAgent): Promise<void> {
    await this.runs.endThoseOf(id);
  }

  async organizationLeft(organizationId: number): Promise<void> {
    await this.runs.eraseOrganization(organizationId);
    await this.ideas.eraseOrganization(organizationId);
    await this.conversations.eraseOrganization(organizationId);
  }
}
