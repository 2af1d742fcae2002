import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { AgentDirectory, hashSecret, type AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { revokeGrant } from './revoke-grant.task.js';
import { SocialAccountRepository, type DeletedAccount, type SocialAccountRow } from './social-account.repository.js';
import { statusOf, type AccountStatus } from './social-account.js';
import { MAX_REVOCATION_MS } from './social-account-limits.js';

export interface SocialAccount extends Pick<
  SocialAccountRow,
  'id' | 'platform' | 'displayName' | 'handle' | 'connectedAt'
> {
  readonly status: AccountStatus;
}

export interface Undone {
  readonly handle: string;
  readonly agentName: string;
}

/** Lists and disconnects accounts. Deleting one also enqueues the revocation of its grant in the same transaction. */
@Injectable()
export class SocialAccountService {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly agents: AgentDirectory,
    private readonly audit: AuditLog,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(agentId: number): Promise<SocialAccount[]> {
    const now = this.clock.now();
    return (await this.accounts.listOf(agentId)).map((account) => ({ ...account, status: statusOf(account, now) }));
  }

  async remove({ id: agentId, organizationId }: AgentRecord, id: number): Promise<void> {
    await this.transaction.run(async () => {
      const deleted = await this.accounts.delete(agentId, id);
      if (!deleted) throw new DomainError(CommonErrors.notFound);
      await this.revoke([deleted]);
      await this.record(deleted, organizationId);
    });
  }

  /** Disconnects a recently connected account. Returns undefined if the token is unknown, used or expired. */
  async undo(token: string): Promise<Undone | undefined> {
    return this.transaction.run(async () => {
      const deleted = await this.accounts.undo(hashSecret(token).toString('hex'), this.clock.now());
      const agent = deleted && (await this.agents.find({ id: deleted.agentId }));
      if (!agent) return undefined;
      await this.revoke([deleted]);
      await this.record(deleted, agent.organizationId);
      return { handle: deleted.handle, agentName: agent.name };
    });
  }

  async disconnectAll(agentId: number): Promise<void> {
    await this.revoke(await this.accounts.deleteOfAgent(agentId));
  }

  /** Deletes up to `limit` accounts of a deleted organization and returns their number. */
  async removeSome(organizationId: number, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const deleted = await this.accounts.deleteOfOrganization(organizationId, limit);
      await this.revoke(deleted);
      return deleted.length;
    });
  }

  private async revoke(deleted: readonly DeletedAccount[]): Promise<void> {
    const retryUntil = new Date(this.clock.now().getTime() + MAX_REVOCATION_MS).toISOString();
    const grants = deleted.map(({ id: accountId, platform, externalId, tokens, accessUntil }) => ({
      ...{ accountId, platform, externalId, tokens },
      accessUntil: accessUntil.toISOString(),
      retryUntil,
    }));
    await this.tasks.scheduleMany(revokeGrant, grants);
  }

  private async record({ id, platform }: DeletedAccount, organizationId: number): Promise<void> {
    await this.audit.record({
      action: 'social_account.disconnected',
      target: `social_account:${id}`,
      organizationId,
      detail: { platform },
    });
  }
}
