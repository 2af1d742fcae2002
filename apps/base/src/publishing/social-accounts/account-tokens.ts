import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { socialAccountLost } from '@reelsheet/contracts';
import { Clock, type Platform } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { PublisherRegistry, PublishError, type Tokens } from '@reelsheet/provider-publisher';
import { SealError } from '../../vault/key-ring.js';
import { Vault } from '../../vault/vault.js';
import { publishError } from './publish-errors.js';
import { RefreshClaims } from './refresh-claim.repository.js';
import { SocialAccountRepository, type SocialAccountRow } from './social-account.repository.js';
import { isFresh, statusOf, tokensAad, usableUntil, type AccountSecrets } from './social-account.js';

const POLL_INTERVAL_MS = 200;
const MAX_WAIT_MS = 35_000;

/**
 * Provides access tokens and refreshes them before they expire. Only one caller refreshes while the others wait,
 * because a network may invalidate a refresh token with its first use. The lock is a lease on the row, because
 * network calls must not run inside a transaction.
 */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly claims: RefreshClaims,
    private readonly publishers: PublisherRegistry,
    private readonly vault: Vault,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws PublishError with the step `account` or `authorize` if the account cannot be used. */
  async accessToken(platform: Platform, id: number): Promise<string> {
    const deadline = Date.now() + MAX_WAIT_MS;
    for (;;) {
      const account = await this.usable(platform, id);
      if (isFresh(account, this.clock.now())) return this.open(account).accessToken;
      const claim = await this.claims.acquire(id, 'disconnected_at IS NULL');
      if (claim !== undefined) return this.claims.holdWhile(id, claim, () => this.renew(platform, id, claim));
      if (Date.now() > deadline)
        throw publishError(platform, 'timeout', 'authorize', 'The account’s token is being renewed for too long');
      await wait(POLL_INTERVAL_MS);
    }
  }

  /** Forces a refresh after the network has rejected the token before its expiry. */
  async expireAccessToken(id: number): Promise<void> {
    await this.accounts.expireAccessToken(id, this.clock.now());
  }

  /** Encrypts and stores the tokens. */
  async store(id: number, tokens: Tokens, claim?: number): Promise<void> {
    const { accessToken, refreshToken, expiresAt } = tokens;
    const sealed = this.vault.seal({ accessToken, refreshToken } satisfies AccountSecrets, tokensAad(id));
    await this.accounts.store(id, { tokens: sealed, accessUntil: expiresAt, usableUntil: usableUntil(tokens) }, claim);
  }

  private async usable(platform: Platform, id: number): Promise<SocialAccountRow> {
    const account = await this.accounts.find(id);
    if (!account) throw publishError(platform, 'account_unusable', 'account', 'The account is no longer connected');
    const status = statusOf(account, this.clock.now());
    if (status !== 'connected')
      throw publishError(platform, 'token_revoked', 'account', `The account is ${status}: connect it again`);
    return account;
  }

  private async renew(platform: Platform, id: number, claim: number): Promise<string> {
    const account = await this.usable(platform, id);
    try {
      const { accessToken, refreshToken } = this.open(account);
      if (isFresh(account, this.clock.now())) return accessToken;
      if (!refreshToken)
        throw publishError(platform, 'token_revoked', 'account', 'The account’s consent has run out: connect it again');
      const renewed = await this.publishers.of(platform).refresh(refreshToken);
      await this.store(id, renewed, claim);
      return renewed.accessToken;
    } catch (error) {
      if (error instanceof PublishError && error.code === 'token_revoked') await this.disconnect(id, claim);
      throw error;
    }
  }

  /** Members are notified of an account that they must connect again. */
  private async disconnect(accountId: number, claim: number): Promise<void> {
    await this.transaction.run(async () => {
      const lost = await this.accounts.disconnect(accountId, claim, this.clock.now());
      if (!lost) return;
      const { id, organizationId, agentId, platform } = lost;
      await this.outbox.send(socialAccountLost, { organization_id: organizationId, agent_id: agentId, id, platform });
    });
  }

  private open({ id, platform, tokens }: SocialAccountRow): AccountSecrets {
    try {
      return this.vault.open(tokens, tokensAad(id));
    } catch (cause) {
      if (cause instanceof SealError)
        throw publishError(
          platform,
          'account_unusable',
          'account',
          'The account’s tokens cannot be read: connect it again',
          cause,
        );
      throw cause;
    }
  }
}
