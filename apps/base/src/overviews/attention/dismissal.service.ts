import { Injectable } from '@nestjs/common';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { AuditLog } from '../../accounts/audit/audit.writer.js';
import { ATTENTION_MS } from '../../attention-limits.js';
import type { AttentionKind } from './attention.js';
import { AttentionRepository, type DismissedState } from './attention.repository.js';

/** Takes items off the list of what needs a person, for all members of an organization. */
@Injectable()
export class DismissalService {
  constructor(
    private readonly attention: AttentionRepository,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Throws `not_found` for an item that the organization does not have, or whose state is another one. */
  async dismiss(
    organizationId: number,
    { kind, itemId, since }: Pick<DismissedState, 'kind' | 'itemId' | 'since'>,
  ): Promise<void> {
    const now = this.clock.now();
    const oldest = new Date(now.getTime() - ATTENTION_MS);
    await this.transaction.run(async () => {
      if (!(await this.attention.dismiss({ organizationId, kind, itemId, since, now, oldest })))
        throw new DomainError(CommonErrors.notFound);
      await this.audit.record({ action: 'attention.dismissed', target: `${kind}:${itemId}`, organizationId });
    });
  }

  /** Throws `not_found` for an item that was not dismissed. */
  async restore(organizationId: number, kind: AttentionKind, itemId: string): Promise<void> {
    await this.transaction.run(async () => {
      if (!(await this.attention.restore(organizationId, kind, itemId))) throw new DomainError(CommonErrors.notFound);
      await this.audit.record({ action: 'attention.restored', target: `${kind}:${itemId}`, organizationId });
    });
  }
}
