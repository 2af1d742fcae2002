import { CommonErrors, defineError, DomainError, prose } from '@reelsheet/kernel';
import { MAX_ROUNDS, UNCOLLECTED_HOURS } from './generation-limits.js';

export const GenerationErrors = {
  cannotBeStopped: defineError({
    code: 'job_cannot_be_stopped',
    status: 422,
    message: 'The generation has already ended',
  }),
  notStopped: defineError({
    code: 'validation_error',
    status: 422,
    message: 'Only a stopped generation can be continued',
  }),
  abandoned: defineError({
    code: 'validation_error',
    status: 422,
    message: 'What the generation was to fill is gone',
  }),
  tooManyRounds: defineError({
    code: 'too_many_rounds',
    status: 422,
    message: `A generation can be continued ${MAX_ROUNDS - 1} times; order it anew`,
  }),
  tooMuchUncollected: defineError({
    code: 'too_much_uncollected_work',
    status: 422,
    message: 'Stopped generations of this type have left too much paid work at vendors',
    detailSchema: {
      accepted_again_at: {
        type: 'string',
        format: 'date-time',
        description: 'when generations of this type are accepted again, unless more work is stopped until then',
      },
    },
  }),
  tookTooLong: defineError({
    code: 'generation_timed_out',
    status: 422,
    message: 'It was not finished within 45 minutes: generate again, or choose another model',
  }),
  lostAtVendor: defineError({
    code: 'generation_lost',
    status: 422,
    message: "The vendor's answer was lost on the way, so it is not known whether it makes anything; generate it anew",
  }),
  vendorGone: defineError({
    code: 'generation_failed',
    status: 422,
    message: 'The provider of its model is no longer offered; generate it anew with another model',
  }),
  unknownVoice: defineError({ code: 'unknown_voice', status: 422, message: 'No voice account has this voice' }),
  unusable: defineError({
    code: 'generation_failed',
    status: 422,
    message: prose`The vendor sent a file that is not what was asked for or cannot be read: generate again, or choose
      another model`,
  }),
  vendorFailed: defineError({
    code: 'generation_failed',
    status: 422,
    message: 'The vendor could not make it: generate again, or choose another model',
  }),
} as const;

/**
 * @param limit credits
 * @param endsAt when enough of the work no longer counts
 */
export function tooMuchUncollected(organizationId: number, limit: number, endsAt: Date | null): DomainError {
  const time = (endsAt ?? new Date(Date.now() + UNCOLLECTED_HOURS * 3_600_000)).toISOString();
  return new DomainError(
    GenerationErrors.tooMuchUncollected,
    prose`Stopped generations of this type have left too much paid work at vendors, more than ${limit} credits:
      continue those that can be collected, pay for the others with
      POST /organizations/${organizationId}/uncollected_work/pay, or wait until ${time}`,
    { accepted_again_at: time },
  );
}

export const generationNotFound = () => new DomainError(CommonErrors.notFound, 'Generation not found');
