import { CommonErrors, DomainError, type Platform } from '@reelsheet/kernel';
import { POST_PLAN_LIMITS } from '../post-plan-limits.js';
import type { PostFieldError } from '../row-content.js';

/** An error in a field of a post. */
export interface PostError extends PostFieldError {
  readonly platform: Platform;
}

/** Returns the error of a row, which says what is wrong with which field of which post; of very many the first. */
export function rejectedRow(errors: readonly PostError[]): DomainError {
  const shown = errors.slice(0, POST_PLAN_LIMITS.errorsOfRow);
  const texts = shown.map(({ platform, field, error }) => `${field} of the post on ${platform} ${error}`);
  const more = errors.length > shown.length ? '; …' : '';
  return new DomainError(CommonErrors.validation, texts.join('; ') + more);
}
