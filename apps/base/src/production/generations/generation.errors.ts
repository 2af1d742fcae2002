import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';

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
  tookTooLong: defineError({
    code: 'generation_timed_out',
    status: 422,
    message: 'It was not finished within 45 minutes',
  }),
  vendorFailed: defineError({ code: 'generation_failed', status: 422, message: 'The vendor could not make it' }),
} as const;

export const generationNotFound = () => new DomainError(CommonErrors.notFound, 'Generation not found');
