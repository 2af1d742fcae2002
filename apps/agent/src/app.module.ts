import { Module, type DynamicModule } from '@nestjs/common';
import { AgentDirectoryModule, ProjectedAgentDirectory } from '@reelsheet/platform-agent-directory';
import { AuthModule, RemoteCredentialResolver } from '@reelsheet/platform-auth';
import { CreditsGateModule, RemoteCreditGate } from '@reelsheet/platform-credits';
import { JobsModule } from '@reelsheet/platform-jobs';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AgentConfig } from './agent.config.js';
import { RecordDeletionListener } from './agents/agent-deletion.listener.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { entities, migrations } from './database/schema.js';
import { IdeasModule } from './ideas/ideas.module.js';
import { PreferencesModule } from './preferences/preferences.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { RecurringJobsModule } from './recurring-jobs/recurring-jobs.module.js';
import { RunsModule } from './runs/runs.module.js';
import { TrendsModule } from './trends/trends.module.js';

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess<AgentConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        OutboundModule.allowing(config.OUTBOUND_ALLOW),
        AgentDirectoryModule.forService(RecordDeletionListener, [
          ConversationsModule,
          IdeasModule,
          PreferencesModule,
          RunsModule,
          RecurringJobsModule,
        ]),
        AuthModule.forService({
          resolver: RemoteCredentialResolver,
          directory: ProjectedAgentDirectory,
          requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: config.MAX_STREAMS_PER_CALLER,
        }),
        CreditsGateModule.forService(RemoteCreditGate),
        JobsModule.forService({ service: 'agent', works: process.role === 'worker', ledger: 'remote' }),
        ConversationsModule,
        IdeasModule,
        PreferencesModule,
        RunsModule,
        RecurringJobsModule,
        TrendsModule,
        ProfileModule,
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
