import { defineError, DomainError, type InvalidInput } from '@reelsheet/kernel';
import type { Violation } from '@reelsheet/provider-publisher';

const VIOLATION = {
  platform: { type: 'string', nullable: true, description: 'null if the violation is not specific to a platform' },
  field: { type: 'string' },
};

export const PublishingErrors = {
  platformValidationFailed: defineError({
    code: 'platform_validation_failed',
    status: 422,
    message: 'The post breaks a rule of its platforms',
    detailSchema: {
      detail: {
        description: 'the first violation, and all of them',
        ...objectOf('PostViolations', {
          error: { type: 'string' },
          error_code: { type: 'string' },
          ...VIOLATION,
          errors: { type: 'array', items: objectOf('PostViolation', { ...VIOLATION, error: { type: 'string' } }) },
        }),
      },
    },
  }),
  approvalOutdated: defineError({
    code: 'approval_outdated',
    status: 409,
    message: 'The accounts or files of the post are not those that were approved',
  }),
  draftChanged: defineError({
    code: 'conflict',
    status: 409,
    message: 'The draft was changed since it was read: read it again before you approve it',
  }),
  editFailed: defineError({
    code: 'platform_edit_failed',
    status: 502,
    message: 'The platform did not take the change; try again later',
  }),
} as const;

/** Returns the error for a post with at least one violation, with the response body of create and edit. */
export function validationError(errors: readonly Violation[]): DomainError {
  const { platform, field, error } = errors[0]!;
  const definition = PublishingErrors.platformValidationFailed;
  const message = `${platform ? `${platform}: ` : ''}${field} ${error}`;
  const detail = { error: message, error_code: definition.code, platform, field, errors };
  return new DomainError(definition, message, { detail }, { fieldErrors: errors.map(toFieldError) });
}

const toFieldError = ({ platform, field, error }: Violation) => ({
  field,
  problem: platform ? `${error} (${platform})` : error,
});

/** Malformed bodies get the same 422 response as posts that violate a rule, so that callers handle only one format. */
export const inputValidationError = ({ field, reason, fieldErrors: [, ...others] }: InvalidInput): DomainError =>
  validationError([
    { platform: null, field, error: reason },
    ...others.map(({ field, problem }) => ({ platform: null, field, error: problem })),
  ]);

/** The title is the name of the schema. */
function objectOf(title: string, properties: Record<string, object>): object {
  return { title, type: 'object', required: Object.keys(properties), properties };
}
