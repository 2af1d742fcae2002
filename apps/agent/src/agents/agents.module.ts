import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { MailRecipientsModule } from '../mail-recipients/mail-recipients.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { RecurringJobsModule } from '../recurring-jobs/recurring-jobs.module.js';
import { RunsModule } from '../runs/runs.module.js';
import { AgentDataListener } from './agent-records.listener.js';
import { OrganizationDataListener } from './organization-records.listener.js';

/** Handles the deletion of agents and organizations by base. */
@Module({
  imports: [ConversationsModule, IdeasModule, PreferencesModule, RunsModule, MailRecipientsModule, RecurringJobsModule],
  providers: [AgentDataListener, OrganizationDataListener],
})
export class KnownAgentsModule {}
