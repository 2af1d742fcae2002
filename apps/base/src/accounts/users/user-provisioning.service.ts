import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit.writer.js';
import { PersonalWorkspace } from './personal-workspace.port.js';
import { UserRepository, type NewUser, type User } from './user.repository.js';

/** The beginning of a user, whichever way they come. */
@Injectable()
export class UserProvisioning {
  constructor(
    private readonly users: UserRepository,
    private readonly workspace: PersonalWorkspace,
    private readonly audit: AuditLog,
  ) {}

  /** With a personal workspace, in the open transaction; `detail` goes to the audit log. */
  async found(newUser: NewUser, detail: Readonly<Record<string, string>> = {}): Promise<User> {
    const user = await this.users.insert(newUser);
    await this.workspace.found(user);
    await this.audit.record({ action: 'user.signed_up', target: `user:${user.id}`, userId: user.id, detail });
    return user;
  }
}
