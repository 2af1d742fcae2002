import { defineError } from '@reelsheet/kernel';

/** A run that reached one of its limits; the message is shown to the user. */
export class RunError extends Error {}

export const RunErrors = {
  notRefined: defineError({
    code: 'idea_not_refined',
    status: 502,
    message: 'The idea could not be refined; it is as it was',
  }),
} as const;
