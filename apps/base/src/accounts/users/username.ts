import { randomInt } from 'node:crypto';

const MAX_BASE_LENGTH = 80;

/** Returns the local part of the address. */
export const localPartOf = (email: string) => email.slice(0, email.indexOf('@')).slice(0, MAX_BASE_LENGTH);

/** Returns the requested name, followed by a number when it is taken. */
export async function freeUsername(
  requested: string,
  isTaken: (username: string) => Promise<boolean>,
): Promise<string> {
  return (await isTaken(requested)) ? `${requested}-${randomInt(1_000_000)}` : requested;
}
