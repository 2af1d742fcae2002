import { defineError } from '@reelsheet/kernel';

export const VendorKeyErrors = {
  invalidApiKey: defineError({ code: 'invalid_api_key', status: 422, message: 'The voice vendor refuses this key' }),
  invalidKey: defineError({ code: 'invalid_key', status: 400, message: 'The voice vendor refuses this key' }),
} as const;
