import { defineError } from '@reelsheet/kernel';

/** A run that reached one of its limits; the message is shown to the user. */
export class RunError extends Error {}

export const RunErrors = {
  notRefined: defineError({
    code: 'idea_not_refined',
    status: 502,
    message: 'The idea could not be refined; it is as it was',
  }),
  otherAction: defineError({
    code: 'pending_action_changed',
    status: 409,
    message: 'The run does not wait with this action; nothing was decided',
    detailSchema: {
      pending_action: {
        type: 'object',
        nullable: true,
        description: 'the action that the run waits with now, as the run shows it; null when it waits with none',
        additionalProperties: true,
      },
    },
  }),
} as const;
