import { randomInt } from 'node:crypto';

const MAX_WISH = 80;

/** The address's local part. */
export const nameIn = (email: string) => email.slice(0, email.indexOf('@')).slice(0, MAX_WISH);

/** What is wished, with a number where another has it. */
export async function freeUsername(wish: string, isTaken: (username: string) => Promise<boolean>): Promise<string> {
  return (await isTaken(wish)) ? `${wish}-${randomInt(1_000_000)}` : wish;
}
