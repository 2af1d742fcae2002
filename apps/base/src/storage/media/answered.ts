import { CommonErrors, DomainError } from '@reelsheet/kernel';

/** A neighbour that is away is no reason to dead-letter a job: its refusal becomes a fault that is tried again. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError && error.is(CommonErrors.unavailable))
      throw new Error('a neighbour is away', { cause: error });
    throw error;
  }
}
