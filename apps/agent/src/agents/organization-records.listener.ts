import { KnownAgentHooks } from '@reelsheet/platform-agent-directory';
import { OnHook, type HookHandler } from '@reelsheet/platform-hooks';
import { FairShares } from '@reelsheet/platform-jobs';
import { ConversationWriter } from '../conversations/conversation.writer.js';
import { IdeaService } from '../ideas/idea.service.js';
import { PreferenceService } from '../preferences/preference.service.js';
import { MailRecipientService } from '../mail-recipients/mail-recipient.service.js';
import { RecurringJobService } from '../recurring-jobs/recurring-job.service.js';
import { RunEnding } from '../runs/ending/run-ending.js';

/** Erases the records of a deleted organization. */
@OnHook(KnownAgentHooks.organizationDeleted)
export class OrganizationDataListener implements HookHandler<typeof KnownAgentHooks.organizationDeleted> {
  constructor(
    private readonly conversations: ConversationWriter,
    private readonly ideas: IdeaService,
    private readonly runs: RunEnding,
    private readonly preferences: PreferenceService,
    private readonly recurringJobs: RecurringJobService,
    private readonly recipients: MailRecipientService,
    private readonly shares: FairShares,
  ) {}

  async handle(organizationId: number): Promise<void> {
    await this.recurringJobs.eraseOrganization(organizationId);
    await this.recipients.eraseOrganization(organizationId);
    await this.runs.eraseOrganization(organizationId);
    await this.ideas.eraseOrganization(organizationId);
    await this.preferences.eraseOrganization(organizationId);
    await this.conversations.eraseOrganization(organizationId);
    await this.shares.remove(organizationId);
  }
}
