import { DomainError, prose } from '@reelsheet/kernel';
import { AttemptsInterrupted } from '@reelsheet/platform-jobs';
import { ProviderError, type ProviderErrorCategory } from '@reelsheet/provider-common';

/** Messages for the user who ordered the generation, each with a recommendation, by category of the vendor's error. */
const AT_VENDOR: Readonly<Record<ProviderErrorCategory, string>> = {
  bad_request: 'The vendor rejected the request: choose other settings or another model, and generate again',
  content_refused: 'The vendor rejected the content: change the prompt or the reference images, and generate again',
  unauthorized: prose`The vendor rejected the credentials: check the agent's own key if it has one; otherwise choose
    another model, and contact the operator of this service`,
  quota: 'The quota at the vendor is exhausted: choose another model, or generate again later',
  rate_limited: 'The vendor accepts no more requests at the moment: generate again in a few minutes',
  unavailable: 'The vendor is not available: generate again in a few minutes, or choose another model',
  timeout: 'The vendor did not answer in time: generate again, or choose another model',
  unknown_outcome: prose`The vendor did not confirm the request, which may have been carried out and was therefore not
    repeated: generate again if you still need the result`,
  corrupt_answer: 'The vendor returned a response that cannot be used: generate again, or choose another model',
};
/** Message for a job whose worker was killed in each attempt. */
const CUT_OFF =
  'Every attempt was interrupted: generate again, and contact the operator of this service if that does not help';
/** Message for all other errors, which are internal. */
const INTERNAL =
  'Something went wrong on our side: generate again, and contact the operator of this service if that does not help';

/** Returns the `failed_reason` of a generation. A DomainError states itself what to do. */
export function failedReasonOf(error: unknown): string {
  if (error instanceof ProviderError) return AT_VENDOR[error.category];
  if (error instanceof DomainError) return error.message;
  return error instanceof AttemptsInterrupted ? CUT_OFF : INTERNAL;
}
