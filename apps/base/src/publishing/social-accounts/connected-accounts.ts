import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import type { Account, Tokens } from '@reelsheet/provider-publisher';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { AccountTokens } from './account-tokens.js';
import { SocialAccountRepository } from './social-account.repository.js';
import { connectionExpiry, hashOf } from './social-connection.js';
import type { SocialConnection } from './social-connection.repository.js';

/** The agent was deleted while the account's owner granted access. */
export class AgentDeleted extends Error {}

/** Stores accounts whose owners have granted access. */
@Injectable()
export class ConnectedAccounts {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly tokens: AccountTokens,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** An account that is connected again keeps its id and gets the new tokens. */
  store(
    { agentId, userId, organizationId, platform }: SocialConnection & { organizationId: number },
    account: Account,
    tokens: Tokens,
    undoToken: string,
  ): Promise<number> {
    return this.transaction.run(async () => {
      if (!(await this.accounts.lockAgent(agentId))) throw new AgentDeleted();
      const now = this.clock.now();
      const undo = { undoHash: hashOf(undoToken), undoUntil: connectionExpiry(now) };
      const id = await this.accounts.upsert(agentId, platform, account, undo, now);
      await this.tokens.store(id, tokens);
      await this.audit.record({
        action: 'social_account.connected',
        target: `social_account:${id}`,
        organizationId,
        userId,
        detail: { platform },
      });
      return id;
    });
  }
}
