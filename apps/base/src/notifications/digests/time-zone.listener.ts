import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { UserHooks } from '../../accounts/users/user-hooks.js';
import { NotificationPreferenceService } from './notification-preference.service.js';

/** Moves regular mails to the hour of the new time zone of a user. */
@OnHook(UserHooks.timeZoneChanged)
export class TimeZoneListener implements HookHandler<typeof UserHooks.timeZoneChanged> {
  constructor(private readonly preferences: NotificationPreferenceService) {}

  async handle({ id }: HookPayload<typeof UserHooks.timeZoneChanged>): Promise<void> {
    await this.preferences.moveAllOf(id);
  }
}
