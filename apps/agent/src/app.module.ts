import { Module, type DynamicModule } from '@nestjs/common';
import { AgentDirectoryModule, KnownAgentHooks, ProjectedAgentDirectory } from '@reelsheet/platform-agent-directory';
import { AuthModule, RemoteCredentialResolver } from '@reelsheet/platform-auth';
import { CreditsGateModule, RemoteCreditGate } from '@reelsheet/platform-credits';
import { HooksModule } from '@reelsheet/platform-hooks';
import { JobsModule } from '@reelsheet/platform-jobs';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AgentConfig } from './agent.config.js';
import { KnownAgentsModule } from './agents/agents.module.js';
import { ConversationHooks } from './conversations/conversation-hooks.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { entities, migrations } from './database/schema.js';
import { IdeasModule } from './ideas/ideas.module.js';
import { MailRecipientHooks } from './mail-recipients/mail-recipient-hooks.js';
import { MailRecipientsModule } from './mail-recipients/mail-recipients.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RecurringJobsModule } from './recurring-jobs/recurring-jobs.module.js';
import { RunHooks } from './runs/run-hooks.js';
import { RunsModule } from './runs/runs.module.js';
import { TrendsModule } from './trends/trends.module.js';

const REQUIRED_HOOKS = [
  KnownAgentHooks.deleted,
  KnownAgentHooks.organizationDeleted,
  ConversationHooks.deleted,
  RunHooks.ended,
  MailRecipientHooks.confirmed,
];

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess<AgentConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        OutboundModule.forService(config),
        HooksModule.forService({ required: REQUIRED_HOOKS }),
        AuthModule.forService({
          resolver: RemoteCredentialResolver,
          directory: ProjectedAgentDirectory,
          requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: config.MAX_STREAMS_PER_CALLER,
          imports: [AgentDirectoryModule],
        }),
        CreditsGateModule.forService(RemoteCreditGate),
        JobsModule.forService({ service: 'agent', runsJobs: process.role === 'worker', ledger: 'remote' }),
        ConversationsModule,
        IdeasModule,
        PreferencesModule,
        RunsModule,
        MailRecipientsModule,
        RecurringJobsModule,
        TrendsModule,
        ProfileModule,
        KnownAgentsModule,
      ],
    };
  }
}

export const agent: ServiceDefinition<AgentConfig> = {
  service: 'agent',
  config: AgentConfig,
  module: AppModule,
  schema: { entities, migrations },
  openApi: new URL('../openapi.json', import.meta.url),
};
