import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { AuditLog } from '../audit/audit.writer.js';
import { UserHooks } from './user-hooks.js';
import { mergePreferences, type UserProfileChanges } from './user-profile.js';
import { UserRepository, type User } from './user.repository.js';

/** Reads and changes the profiles of users. */
@Injectable()
export class UserProfileService {
  constructor(
    private readonly users: UserRepository,
    private readonly audit: AuditLog,
    private readonly hooks: Hooks,
    private readonly transaction: Transaction,
  ) {}

  async get(userId: number): Promise<User> {
    return this.users.get(userId);
  }

  /** Throws `validation_error` for too many or too large preferences. Only a new name is audited. */
  async change(userId: number, { name, locale, timeZone, preferences }: UserProfileChanges): Promise<User> {
    return this.transaction.run(async () => {
      const before = await this.users.lock(userId, 'NO KEY UPDATE');
      const after = {
        name: name ?? before.name,
        locale: locale === undefined ? before.locale : locale,
        timeZone: timeZone === undefined ? before.timeZone : timeZone,
        preferences: preferences ? mergePreferences(before.preferences, preferences) : before.preferences,
      };
      await this.users.setProfile(userId, after);
      if (after.timeZone !== before.timeZone) await this.hooks.run(UserHooks.timeZoneChanged, { id: userId });
      if (after.name !== before.name)
        await this.audit.record({ action: 'user.renamed', target: `user:${userId}`, detail: { name: after.name } });
      return { ...before, ...after };
    });
  }
}
