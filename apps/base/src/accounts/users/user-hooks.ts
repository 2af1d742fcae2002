import { defineHook } from '@reelsheet/platform-hooks';

export const UserHooks = {
  /** A user was inserted; what a user needs from the start is created in the same transaction. */
  created: defineHook<{ readonly id: number; readonly name: string }>('user.created'),

  /** A user has another time zone in the profile, or none any more. */
  timeZoneChanged: defineHook<{ readonly id: number }>('user.time_zone_changed'),
};
