import { CommonErrors, defineError, DomainError } from '@reelsheet/kernel';
import { ProviderError } from '@reelsheet/provider-common';
import { hasNoCapacity } from '@reelsheet/provider-common/elevenlabs';

export const VoiceErrors = {
  voiceLimitReached: defineError({
    code: 'voice_limit_reached',
    status: 422,
    message: 'The account at the voice vendor has reached its number of voices; delete one that is not needed',
  }),
  rejected: defineError({
    code: 'validation_error',
    status: 422,
    message: 'The voice vendor rejected the request',
  }),
} as const;

const PROVIDER_ERRORS: Readonly<Partial<Record<ProviderError['category'], string>>> = {
  bad_request: 'The voice vendor rejected the request: change the name, the description or the sample',
  content_refused: 'The voice vendor rejected the content: reword it, or use another sample',
};

/** Converts an error of a vendor into the error of the waiting request. */
export function asVoiceError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const options = { cause: error };
  if (hasNoCapacity(error)) return new DomainError(VoiceErrors.voiceLimitReached, undefined, undefined, options);
  const message = PROVIDER_ERRORS[error.category];
  if (message) return new DomainError(VoiceErrors.rejected, message, undefined, options);
  return new DomainError(CommonErrors.unavailable, error.message, undefined, options);
}
