import { DomainError, prose } from '@reelsheet/kernel';
import { AttemptsInterrupted } from '@reelsheet/platform-jobs';
import { ProviderError, type ProviderErrorCategory } from '@reelsheet/provider-common';

/** Messages for the user who ordered the generation, each with a recommendation, by category of the vendor's error. */
const AT_VENDOR: Readonly<Record<ProviderErrorCategory, string>> = {
  bad_request: 'The vendor does not take this order: choose other settings or another model, and generate again',
  content_refused:
    'The vendor refused the content: reword the prompt, or take other reference images, and generate again',
  unauthorized: prose`The vendor refused the credentials: check the agent's own key where it has one, else choose
    another model and tell whoever operates this service`,
  quota: 'The account at the vendor is used up: choose another model, or generate again later',
  rate_limited: 'The vendor takes no more requests at the moment: generate again in some minutes',
  unavailable: 'The vendor is not available: generate again in some minutes, or choose another model',
  timeout: 'The vendor did not answer in time: generate again, or choose another model',
  unknown_outcome:
    'The vendor may have begun without telling us, and was not asked twice: generate again if it is still wanted',
  corrupt_answer: 'The vendor gave an answer that is not usable: generate again, or choose another model',
};
/** Message for a job whose worker was killed in each attempt. */
const CUT_OFF =
  'It was cut off at every try: generate again, and tell whoever operates this service if that does not help';
/** Message for all other errors, which are internal. */
const INTERNAL =
  'Something went wrong on our side: generate again, and tell whoever operates this service if that does not help';

/** Returns the `failed_reason` of a generation. A DomainError states itself what to do. */
export function failedReasonOf(error: unknown): string {
  if (error instanceof ProviderError) return AT_VENDOR[error.category];
  if (error instanceof DomainError) return error.message;
  return error instanceof AttemptsInterrupted ? CUT_OFF : INTERNAL;
}
