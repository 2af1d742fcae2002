import { DomainError } from '@reelsheet/kernel';

/** Returns the error instead of throwing it, so that one of many records can fail alone. */
export function attempt<T>(work: () => T): T | DomainError {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** Returns the value, or throws the error that {@link attempt} returned. */
export function orThrow<T>(attempted: T | DomainError): T {
  if (attempted instanceof DomainError) throw attempted;
  return attempted;
}
