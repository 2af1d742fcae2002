import { Module, type DynamicModule } from '@nestjs/common';
import { AgentDirectoryModule, ProjectedAgentDirectory } from '@reelsheet/platform-agent-directory';
import { AuthModule, RemoteCredentialResolver } from '@reelsheet/platform-auth';
import { ServiceConfig } from '@reelsheet/platform-config';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AgentCoreModule } from './agent-core/agent-core.module.js';
import { RecordDeletionListener } from './agents/agent-deletion.listener.js';
import { VoiceModule } from './voice/voice.module.js';
import { entities, migrations } from './database/schema.js';

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ...platformModules(process, { entities, migrations }),
        AgentDirectoryModule.forService(RecordDeletionListener, [AgentCoreModule]),
        AuthModule.forService({
          resolver: RemoteCredentialResolver,
          directory: ProjectedAgentDirectory,
          requestsPerMinute: process.config.RATE_LIMIT_PER_MINUTE,
          organizationRequestsPerMinute: process.config.RATE_LIMIT_ORGANIZATION_PER_MINUTE,
          wrongKeysPerMinute: process.config.RATE_LIMIT_WRONG_KEYS,
          streamsPerCaller: process.config.MAX_STREAMS_PER_CALLER,
        }),
        AgentCoreModule,
        VoiceModule,
      ],
    };
  }
}

export const core: ServiceDefinition<ServiceConfig> = {
  service: 'core',
  config: ServiceConfig,
  module: AppModule,
  openApi: new URL('../openapi.json', import.meta.url),
};
