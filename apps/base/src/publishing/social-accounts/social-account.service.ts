import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DAY_MS, DomainError } from '@reelsheet/kernel';
import { AgentDirectory, hashSecret, type AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { revokeGrant } from './revoke-grant.task.js';
import { SocialAccountRepository, type EndedAccount, type SocialAccountRow } from './social-account.repository.js';
import { statusOf, type AccountStatus } from './social-account.js';

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

const REVOCATION_PATIENCE_MS = 7 * DAY_MS;

/** An agent's accounts. With each that is forgotten, in the same transaction, the network is to be told. */
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
      const ended = await this.accounts.delete(agentId, id);
      if (!ended) throw new DomainError(CommonErrors.notFound);
      await this.revoke([ended]);
      await this.record(ended, organizationId);
    });
  }

  /** Disconnects what was connected a moment ago; undefined where the token is unknown, used or too old. */
  async undo(token: string): Promise<Undone | undefined> {
    return this.transaction.run(async () => {
      const ended = await this.accounts.undo(hashSecret(token).toString('hex'), this.clock.now());
      const agent = ended && (await this.agents.find({ id: ended.agentId }));
      if (!agent) return undefined;
      await this.revoke([ended]);
      await this.record(ended, agent.organizationId);
      return { handle: ended.handle, agentName: agent.name };
    });
  }

  async disconnectAll(agentId: number): Promise<void> {
    await this.revoke(await this.accounts.deleteOfAgent(agentId));
  }

  /** Removes some accounts of a deleted organization; gives their number. */
  async removeSome(organizationId: number, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const ended = await this.accounts.deleteOfOrganization(organizationId, limit);
      await this.revoke(ended);
      return ended.length;
    });
  }

  private async revoke(ended: readonly EndedAccount[]): Promise<void> {
    const tryUntil = new Date(this.clock.now().getTime() + REVOCATION_PATIENCE_MS).toISOString();
    const grants = ended.map(({ id: accountId, platform, externalId, tokens, accessUntil }) => ({
      ...{ accountId, platform, externalId, tokens },
      accessUntil: accessUntil.toISOString(),
      tryUntil,
    }));
    await this.tasks.scheduleMany(revokeGrant, grants);
  }

  private async record({ id, platform }: EndedAccount, organizationId: number): Promise<void> {
    await this.audit.record({
      action: 'social_account.disconnected',
      target: `social_account:${id}`,
      organizationId,
      detail: { platform },
    });
  }
}
