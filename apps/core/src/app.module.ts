import { Module, type DynamicModule } from '@nestjs/common';
import { AgentDirectoryModule, KnownAgentHooks, ProjectedAgentDirectory } from '@reelsheet/platform-agent-directory';
import { AuthModule, RemoteCredentialResolver } from '@reelsheet/platform-auth';
import { CreditsGateModule, RemoteCreditGate } from '@reelsheet/platform-credits';
import { HooksModule } from '@reelsheet/platform-hooks';
import { JobsModule } from '@reelsheet/platform-jobs';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AgentCoreModule } from './agent-core/agent-core.module.js';
import { ProfileHooks } from './agent-core/profile-hooks.js';
import { CoreAgentsModule } from './agents/agents.module.js';
import { VoiceModule } from './voice/voice.module.js';
import { CoreConfig } from './core.config.js';
import { entities, migrations } from './database/schema.js';
import { ProvenanceModule } from './provenance/provenance.module.js';
import { SourceHooks } from './scraping/source-hooks.js';
import { WatchlistsModule } from './watchlists/watchlists.module.js';

const REQUIRED_HOOKS = [
  KnownAgentHooks.deleted,
  KnownAgentHooks.organizationDeleted,
  ProfileHooks.monitoringChanged,
  ...Object.values(SourceHooks),
];

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess<CoreConfig>): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        OutboundModule.forService(process.config),
        HooksModule.forService({ required: REQUIRED_HOOKS }),
        AuthModule.forService({
          resolver: RemoteCredentialResolver,
          directory: ProjectedAgentDirectory,
          requestsPerMinute: process.config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: process.config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: process.config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: process.config.MAX_STREAMS_PER_CALLER,
          imports: [AgentDirectoryModule],
        }),
        CreditsGateModule.forService(RemoteCreditGate),
        JobsModule.forService({ service: 'core', runsJobs: process.role === 'worker', ledger: 'remote' }),
        AgentCoreModule,
        VoiceModule,
        ProvenanceModule,
        WatchlistsModule,
        CoreAgentsModule,
      ],
    };
  }
}

export const core: ServiceDefinition<CoreConfig> = {
  service: 'core',
  config: CoreConfig,
  module: AppModule,
  schema: { entities, migrations },
  openApi: new URL('../openapi.json', import.meta.url),
};
