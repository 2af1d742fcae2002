import { Injectable } from '@nestjs/common';
import { AgentDeletionListener, type DeletedAgent } from '@reelsheet/platform-agent-directory';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { IdeaService } from '../ideas/idea.service.js';
import { PreferenceService } from '../preferences/preference.service.js';
import { RecurringJobService } from '../recurring-jobs/recurring-job.service.js';
import { RunDeletion } from '../runs/run-deletion.js';

/** An agent's records leave the view with it, and stay; an organization's are erased. */
@Injectable()
export class RecordDeletionListener extends AgentDeletionListener {
  constructor(
    private readonly conversations: ConversationWriter,
    private readonly ideas: IdeaService,
    private readonly runs: RunDeletion,
    private readonly preferences: PreferenceService,
    private readonly recurringJobs: RecurringJobService,
  ) {
    super();
  }

  async agentDeleted({ id }: DeletedAgent): Promise<void> {
    await this.recurringJobs.deleteOf(id);
    await this.runs.endThoseOf(id);
  }

  async organizationDeleted(organizationId: number): Promise<void> {
    await this.recurringJobs.eraseOrganization(organizationId);
    await this.runs.eraseOrganization(organizationId);
    await this.ideas.eraseOrganization(organizationId);
    await this.preferences.eraseOrganization(organizationId);
    await this.conversations.eraseOrganization(organizationId);
  }
}
