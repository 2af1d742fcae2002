import { defineError } from '@reelsheet/kernel';

export const CompositionErrors = {
  tooLong: defineError({ code: 'render_too_long', status: 422, message: 'The composition is too long' }),
  failed: defineError({ code: 'render_failed', status: 422, message: 'The video could not be composed' }),
} as const;
