import { Module, type DynamicModule } from '@nestjs/common';
import { AuthModule } from '@reelsheet/platform-auth';
import { CreditsGateModule } from '@reelsheet/platform-credits';
import { OutboundModule } from '@reelsheet/platform-outbound';
import { platformModules, type ServiceDefinition, type ServiceProcess } from '@reelsheet/platform-service';
import { AccessModule } from './access/access.module.js';
import { KeyAndTokenResolver } from './access/credential.resolver.js';
import { AgentCoreModule } from './agent-core/agent-core.module.js';
import { AgentsModule } from './agents/agents.module.js';
import { OwnAgentDirectory } from './agents/own-agent.directory.js';
import { AuditModule } from './audit/audit.module.js';
import { AvatarsModule } from './avatars/avatars.module.js';
import { BaseConfig } from './base.config.js';
import { ConfigModule } from './config.module.js';
import { ContentResourcesModule } from './content-resources/content-resources.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { Ledger } from './credits/ledger.js';
import { entities, migrations } from './database/schema.js';
import { EngineViewModule } from './engine-view/engine-view.module.js';
import { EnginesModule } from './engines/engines.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { GenerationsModule } from './generations/generations.module.js';
import { OrganizationsModule } from './organizations/organizations.module.js';
import { PricesModule } from './prices/prices.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { RendersModule } from './renders/renders.module.js';
import { SocialAccountsModule } from './social-accounts/social-accounts.module.js';
import { TemplatesModule } from './templates/templates.module.js';

@Module({})
export class AppModule {
  static forProcess(process: ServiceProcess<BaseConfig>): DynamicModule {
    const { config } = process;
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        ...platformModules(process, { entities, migrations }),
        OutboundModule.allowing(config.OUTBOUND_ALLOW),
        AuthModule.forService({
          resolver: KeyAndTokenResolver,
          directory: OwnAgentDirectory,
          requestsPerMinute: config.RATE_LIMIT_PER_MINUTE,
          wrongKeysPerMinute: config.RATE_LIMIT_WRONG_KEYS,
          imports: [AccessModule, AgentsModule],
        }),
        CreditsGateModule.forService(Ledger, [CreditsModule]),
        AuditModule,
        AccessModule,
        OrganizationsModule,
        AgentsModule,
        AvatarsModule,
        AgentCoreModule,
        CreditsModule,
        EnginesModule,
        ContentResourcesModule,
        GenerationsModule,
        RendersModule,
        PricesModule,
        EngineViewModule,
        TemplatesModule,
        SocialAccountsModule,
        PublishingModule.forRole(process.role),
        ErasureModule,
      ],
    };
  }
}

export const base: ServiceDefinition<BaseConfig> = { service: 'base', config: BaseConfig, module: AppModule };
