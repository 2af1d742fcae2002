import { defineError } from '@reelsheet/kernel';

export const ProfileErrors = {
  invalidApiKey: defineError({ code: 'invalid_api_key', status: 422, message: 'The voice vendor refuses this key' }),
} as const;
