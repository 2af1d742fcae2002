import { Inject } from '@nestjs/common';
import { Clock, type Platform } from '@reelsheet/kernel';
import { RunsTask, taskKind, type TaskHandler } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { PublisherRegistry, PublishError } from '@reelsheet/provider-publisher';
import { SealError } from '../../vault/key-ring.js';
import { Vault } from '../../vault/vault.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { tokensPlace, type AccountSecrets } from './social-account.js';

/** What an account leaves when it is disconnected; moments in ISO 8601. */
export interface EndedGrant {
  readonly accountId: number;
  readonly platform: Platform;
  /** The network's own id of the account. */
  readonly externalId: string;
  /** Sealed as they were stored. */
  readonly tokens: string;
  readonly accessUntil: string;
  /** A network that is away for longer keeps the grant. */
  readonly tryUntil: string;
}

/** Ends at the network what was forgotten here. */
export const revokeGrant = taskKind<EndedGrant>('revoke_grant');

@RunsTask(revokeGrant)
export class RevokeGrant implements TaskHandler<EndedGrant> {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(grant: EndedGrant): Promise<void> {
    const { accountId, platform, externalId, accessUntil } = grant;
    // A network has one grant for an application and an account, and another agent may live on it.
    if (await this.accounts.isConnected(platform, externalId)) return;
    try {
      const secrets = this.vault.open<AccountSecrets>(grant.tokens, tokensPlace(accountId));
      await this.publishers.find(platform)?.revoke({ ...secrets, expiresAt: new Date(accessUntil) });
    } catch (error) {
      if (isGone(error)) return;
      if (!isFinal(error) && this.clock.now() < new Date(grant.tryUntil)) throw error;
      this.logger.warn({ err: error, accountId, platform }, 'a grant stays open at its network');
    }
  }
}

const isGone = (error: unknown) => error instanceof PublishError && error.code === 'token_revoked';

const isFinal = (error: unknown) => error instanceof SealError || (error instanceof PublishError && !error.retryable);
