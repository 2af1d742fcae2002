import { Injectable } from '@nestjs/common';
import { userDeleted } from '@reelsheet/contracts';
import { Tasks } from '@reelsheet/platform-jobs';
import { Outbox } from '@reelsheet/platform-outbox';
import { AuditLog } from '../accounts/audit/audit.writer.js';
import { SecurityNotices } from '../accounts/second-factors/security-notices.js';
import { eraseUser, forgetIdentities } from '../accounts/users/erase-user.js';

/** Informs the person, the other services and the audit log of a deletion, and schedules the rest of it. */
@Injectable()
export class AccountDeletionRecords {
  constructor(
    private readonly notices: SecurityNotices,
    private readonly outbox: Outbox,
    private readonly tasks: Tasks,
    private readonly audit: AuditLog,
  ) {}

  /** Joins the open transaction. Identities at issuers are deleted at `identitiesEnd`. */
  async write(userId: number, email: string, identitiesEnd: Date): Promise<void> {
    await this.notices.enqueue('account_deleted', email);
    await this.outbox.send(userDeleted, { id: userId });
    await this.tasks.schedule(eraseUser, { userId });
    await this.tasks.schedule(forgetIdentities, { userId }, { notBefore: identitiesEnd });
    await this.audit.record({ action: 'user.deleted', target: `user:${userId}`, userId });
  }
}
