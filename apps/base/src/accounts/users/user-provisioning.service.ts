import { Injectable } from '@nestjs/common';
import { Hooks } from '@reelsheet/platform-hooks';
import { AuditLog } from '../audit/audit.writer.js';
import { UserHooks } from './user-hooks.js';
import { UserRepository, type NewUser, type User } from './user.repository.js';

/** Creates users, whether they sign up or come from an issuer. */
@Injectable()
export class UserProvisioning {
  constructor(
    private readonly users: UserRepository,
    private readonly hooks: Hooks,
    private readonly audit: AuditLog,
  ) {}

  /** Creates a user with a personal workspace in the open transaction. Writes `detail` to the audit log. */
  async create(newUser: NewUser, detail: Readonly<Record<string, string>> = {}): Promise<User> {
    const user = await this.users.insert(newUser);
    await this.hooks.run(UserHooks.created, user);
    await this.audit.record({ action: 'user.signed_up', target: `user:${user.id}`, userId: user.id, detail });
    return user;
  }
}
