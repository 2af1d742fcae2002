import { Global, Module } from '@nestjs/common';
import { PublisherRegistry } from '@reelsheet/provider-publisher';
import { AgentAccounts } from '../../agents/agents/agent-accounts.port.js';
import { ShortvideoPresences } from '../../agents/agents/shortvideo-presence.port.js';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { VaultModule } from '../../vault/vault.module.js';
import { AccountTokens } from './account-tokens.js';
import { ConnectionService } from './connection.service.js';
import { OwnShortvideoPresences } from './shortvideo-presences.js';
import { publishers } from './publishers.js';
import { RefreshClaims } from './refresh-claim.repository.js';
import { RevokeGrant } from './revoke-grant.task.js';
import { SocialAccountController } from './social-account.controller.js';
import { SocialAccountReader } from './social-account.reader.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { SocialAccountService } from './social-account.service.js';
import { SocialConnectionRepository } from './social-connection.repository.js';

/** Global, because agents below ask for {@link AgentAccounts} and {@link ShortvideoPresences} without knowing who answers. */
@Global()
@Module({
  imports: [AuditModule, VaultModule],
  controllers: [SocialAccountController],
  providers: [
    SocialAccountService,
    ConnectionService,
    AccountTokens,
    RefreshClaims,
    RevokeGrant,
    SocialAccountReader,
    SocialAccountRepository,
    SocialConnectionRepository,
    publishers,
    { provide: AgentAccounts, useExisting: SocialAccountService },
    { provide: ShortvideoPresences, useClass: OwnShortvideoPresences },
  ],
  exports: [
    AccountTokens,
    AgentAccounts,
    SocialAccountReader,
    SocialAccountService,
    PublisherRegistry,
    ShortvideoPresences,
  ],
})
export class SocialAccountsModule {}
