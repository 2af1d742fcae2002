import { defineError } from '@reelsheet/kernel';

export const BatchStartErrors = {
  stillComparing: defineError({
    code: 'conflict',
    status: 409,
    message: 'Changes of the sheet are still being compared; try again in a few seconds',
  }),
} as const;
