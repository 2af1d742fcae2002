import { defineError, DomainError } from '@reelsheet/kernel';
import type { Breach } from '@reelsheet/provider-publisher';

export const PublishingErrors = {
  platformValidationFailed: defineError({
    code: 'platform_validation_failed',
    status: 422,
    message: 'The post breaks a rule of its platforms',
  }),
} as const;

/** The refusal of a post, in the body that create and edit answer with; it needs at least one breach. */
export function refusal(errors: readonly Breach[]): DomainError {
  const { platform, field, error } = errors[0]!;
  const definition = PublishingErrors.platformValidationFailed;
  const message = `${platform ? `${platform}: ` : ''}${field} ${error}`;
  return new DomainError(definition, message, {
    detail: { error: message, error_code: definition.code, platform, field, errors },
  });
}
