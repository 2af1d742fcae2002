import { defineError } from '@reelsheet/kernel';

export const VendorKeyErrors = {
  invalidKey: defineError({ code: 'invalid_key', status: 400, message: 'The voice vendor refuses this key' }),
} as const;
