import { defineHook } from '@reelsheet/platform-hooks';

export const UserHooks = {
  /** A user was inserted; what a user needs from the start is created in the same transaction. */
  created: defineHook<{ readonly id: number; readonly name: string }>('user.created'),
};
