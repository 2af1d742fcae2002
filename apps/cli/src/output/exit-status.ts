import { ApiConnectionError, OutcomeUnknownError, ResponseError, WorkNotCompletedError } from '@reelsheet/sdk';
import { CommandError, exitStatus, type ExitName } from '../exit-codes.js';

/** Names of statuses by the code of an error. */
const BY_CODE: Readonly<Record<string, ExitName>> = {
  idempotency_outcome_unknown: 'unknown',
  idempotency_answer_not_stored: 'unknown',
  too_many_jobs: 'limit',
  validation_error: 'usage',
  platform_validation_failed: 'usage',
};
const BY_STATUS: Readonly<Record<number, ExitName>> = {
  400: 'usage',
  401: 'access',
  402: 'credits',
  403: 'access',
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  412: 'conflict',
  413: 'limit',
  422: 'usage',
  429: 'limit',
};

/** Returns the status with which the program ends after an error. */
export function exitStatusOf(error: unknown): number {
  if (error instanceof CommandError) return exitStatus(error.exit);
  if (error instanceof ResponseError) return exitStatus(ofResponse(error));
  if (error instanceof OutcomeUnknownError) return exitStatus('unknown');
  if (error instanceof WorkNotCompletedError) return exitStatus('work');
  if (error instanceof ApiConnectionError) return exitStatus('unreachable');
  if (error instanceof Error && error.name === 'AbortError') return exitStatus('interrupted');
  return exitStatus('error');
}

function ofResponse({ status, code }: ResponseError): ExitName {
  if (code !== undefined) {
    if (BY_CODE[code]) return BY_CODE[code];
    if (code.includes('credit') || code === 'cost_exceeds_limit') return 'credits';
    if (code.endsWith('_not_found')) return 'not_found';
    if (/exceeded|quota|too_large/.test(code)) return 'limit';
  }
  return BY_STATUS[status] ?? 'error';
}
