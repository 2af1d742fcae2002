import { CommonErrors, DomainError } from '@reelsheet/kernel';

/** Returns a 429 error that states how long to wait. */
export const tooMany = (milliseconds: number) =>
  new DomainError(CommonErrors.rateLimited, undefined, { retry_after: Math.max(1, Math.ceil(milliseconds / 1_000)) });
