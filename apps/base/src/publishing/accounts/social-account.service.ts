import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../identity/audit/audit.log.js';
import { SocialAccountRepository, type SocialAccountRow } from './social-account.repository.js';
import { statusOf, type AccountStatus } from './social-account.js';

export interface SocialAccount extends Pick<
  SocialAccountRow,
  'id' | 'platform' | 'displayName' | 'handle' | 'connectedAt'
> {
  readonly status: AccountStatus;
}

@Injectable()
export class SocialAccountService {
  constructor(
    private readonly accounts: SocialAccountRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async list(agentId: number): Promise<SocialAccount[]> {
    const now = this.clock.now();
    return (await this.accounts.listOf(agentId)).map((account) => ({ ...account, status: statusOf(account, now) }));
  }

  /** Forgets the account and its tokens. */
  async remove({ id: agentId, organizationId }: AgentRecord, id: number): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.accounts.delete(agentId, id))) throw new DomainError(CommonErrors.notFound);
      await this.audit.record({
        action: 'social_account.disconnected',
        target: `social_account:${id}`,
        organizationId,
      });
    });
  }
}
