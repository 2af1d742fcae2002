import { Module } from '@nestjs/common';
import { PublisherRegistry } from '@reelsheet/provider-publisher';
import { VaultModule } from '../vault/vault.module.js';
import { AccountTokens } from './account-tokens.js';
import { ConnectionService } from './connection.service.js';
import { publishers } from './publishers.js';
import { SocialAccountController } from './social-account.controller.js';
import { SocialAccountReader } from './social-account.reader.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { SocialAccountService } from './social-account.service.js';
import { SocialConnectionRepository } from './social-connection.repository.js';

@Module({
  imports: [VaultModule],
  controllers: [SocialAccountController],
  providers: [
    SocialAccountService,
    ConnectionService,
    AccountTokens,
    SocialAccountReader,
    SocialAccountRepository,
    SocialConnectionRepository,
    publishers,
  ],
  exports: [AccountTokens, SocialAccountReader, PublisherRegistry],
})
export class SocialAccountsModule {}
