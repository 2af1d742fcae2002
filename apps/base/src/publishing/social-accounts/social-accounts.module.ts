import { Module } from '@nestjs/common';
import { PublisherRegistry } from '@reelsheet/provider-publisher';
import { AuditModule } from '../../accounts/audit/audit.module.js';
import { OrganizationsModule } from '../../accounts/organizations/organizations.module.js';
import { VaultModule } from '../../vault/vault.module.js';
import { AccountTokens } from './account-tokens.js';
import { ConnectedAccounts } from './connected-accounts.js';
import { ConnectionService } from './connection.service.js';
import { DisconnectAccountsListener } from './disconnect-accounts.listener.js';
import { ShortvideoPresenceListener } from './shortvideo-presence.listener.js';
import { publishers } from './publishers.js';
import { RefreshClaims } from './refresh-claim.repository.js';
import { RevokeGrant } from './revoke-grant.task.js';
import { SocialAccountController } from './social-account.controller.js';
import { SocialAccountReader } from './social-account.reader.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { SocialAccountService } from './social-account.service.js';
import { SocialConnectionRepository } from './social-connection.repository.js';

@Module({
  imports: [AuditModule, OrganizationsModule, VaultModule],
  controllers: [SocialAccountController],
  providers: [
    SocialAccountService,
    ConnectionService,
    ConnectedAccounts,
    AccountTokens,
    RefreshClaims,
    RevokeGrant,
    SocialAccountReader,
    SocialAccountRepository,
    SocialConnectionRepository,
    publishers,
    DisconnectAccountsListener,
    ShortvideoPresenceListener,
  ],
  exports: [AccountTokens, SocialAccountReader, SocialAccountService, PublisherRegistry],
})
export class SocialAccountsModule {}
