import { defineError } from '@reelsheet/kernel';

/** Errors about URLs that a caller gave. */
export const OutboundErrors = {
  refused: defineError({ code: 'validation_error', status: 422, message: 'This address may not be fetched' }),
  failed: defineError({ code: 'media_fetch_failed', status: 422, message: 'The address could not be fetched' }),
  tooLarge: defineError({ code: 'file_size_exceeded', status: 422, message: 'The file at this address is too large' }),
} as const;
