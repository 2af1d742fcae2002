import { Inject } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { PublisherRegistry, PublishError } from '@reelsheet/provider-publisher';
import { SealError } from '../../vault/key-ring.js';
import { Vault } from '../../vault/vault.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { tokensAad, type AccountSecrets } from './social-account.js';

/** The grant of a disconnected account. Times are in ISO 8601. */
export interface RevocableGrant {
  readonly accountId: number;
  readonly platform: Platform;
  /** Id of the account at the network. */
  readonly externalId: string;
  /** Encrypted as stored. */
  readonly tokens: string;
  readonly accessUntil: string;
  /** If the network is unavailable for longer, the grant is not revoked. */
  readonly retryUntil: string;
}

/** Revokes the grant of a disconnected account at its network. */
export const revokeGrant = taskKind<RevocableGrant>('revoke_grant');

@RunsTask(revokeGrant)
export class RevokeGrant implements TaskHandler<RevocableGrant> {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(grant: RevocableGrant): Promise<void> {
    const { accountId, platform, externalId, accessUntil } = grant;
    // A network has one grant per application and account, which another agent may still use.
    if (await this.accounts.isConnected(platform, externalId)) return;
    try {
      const secrets = this.vault.open<AccountSecrets>(grant.tokens, tokensAad(accountId));
      await this.publishers.find(platform)?.revoke({ ...secrets, expiresAt: new Date(accessUntil) });
    } catch (error) {
      if (isRevoked(error)) return;
      if (!isFinal(error) && this.clock.now() < new Date(grant.retryUntil)) throw error;
      this.logger.warn({ err: error, accountId, platform }, 'a grant could not be revoked at its network');
    }
  }
}

const isRevoked = (error: unknown) => error instanceof PublishError && error.code === 'token_revoked';

const isFinal = (error: unknown) => error instanceof SealError || (error instanceof PublishError && !error.retryable);
