import { CommonErrors, DomainError } from '@reelsheet/kernel';

const SERVER_ERROR = 500;
const PASSING: readonly number[] = [CommonErrors.conflict.status, CommonErrors.rateLimited.status];

/** Returns whether the same request can be accepted later. */
export const isPassing = ({ status }: DomainError): boolean => status >= SERVER_ERROR || PASSING.includes(status);

/** Runs a task, which a domain error ends for good unless the error can pass: then the task is retried. */
export async function retryPassing(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof DomainError) || !isPassing(error)) throw error;
    throw new Error(`a recurring job waits: ${error.message}`, { cause: error });
  }
}
