import { defineError, DomainError, type InvalidInput } from '@reelsheet/kernel';
import type { Violation } from '@reelsheet/provider-publisher';

const VIOLATION = {
  platform: { type: 'string', nullable: true, description: 'null where none is to blame' },
  field: { type: 'string' },
};

export const PublishingErrors = {
  platformValidationFailed: defineError({
    code: 'platform_validation_failed',
    status: 422,
    message: 'The post breaks a rule of its platforms',
    detailSchema: {
      detail: {
        description: 'the first fault, and all of them',
        ...objectOf({
          error: { type: 'string' },
          error_code: { type: 'string' },
          ...VIOLATION,
          errors: { type: 'array', items: objectOf({ ...VIOLATION, error: { type: 'string' } }) },
        }),
      },
    },
  }),
  editFailed: defineError({
    code: 'platform_edit_failed',
    status: 502,
    message: 'The platform did not take the change; try again later',
  }),
} as const;

/** The refusal of a post, in the body that create and edit answer with; it needs at least one breach. */
export function refusal(errors: readonly Violation[]): DomainError {
  const { platform, field, error } = errors[0]!;
  const definition = PublishingErrors.platformValidationFailed;
  const message = `${platform ? `${platform}: ` : ''}${field} ${error}`;
  return new DomainError(definition, message, {
    detail: { error: message, error_code: definition.code, platform, field, errors },
  });
}

/** A body of the wrong shape, or that can't be read, answers with the same 422 as a post that breaks a platform's rule: callers read one body. */
export const inputRefusal = ({ field, problem }: InvalidInput): DomainError =>
  refusal([{ platform: null, field, error: problem }]);

function objectOf(properties: Record<string, object>): object {
  return { type: 'object', required: Object.keys(properties), properties };
}
