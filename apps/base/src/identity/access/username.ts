import { randomInt } from 'node:crypto';

const LONGEST_WISH = 80;

/** The address's local part, with a number where another has it. */
export async function freeUsername(email: string, isTaken: (username: string) => Promise<boolean>): Promise<string> {
  const wish = email.slice(0, email.indexOf('@')).slice(0, LONGEST_WISH);
  return (await isTaken(wish)) ? `${wish}-${randomInt(1_000_000)}` : wish;
}
