import { CommonErrors, DomainError } from '@reelsheet/kernel';
import pLimit from 'p-limit';
import { PASSWORD_HASHING } from './password-limits.js';

/** Parameters recommended by OWASP for argon2id, the default algorithm of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const queue = pLimit(PASSWORD_HASHING.atOnce);
let decoy: Promise<string> | undefined;

/** Throws `service_unavailable` while too many hashes wait. */
export async function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password));
}

/**
 * Takes the same time whether or not the user exists. Throws `service_unavailable` while too many hashes wait.
 */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  return enqueue(async () => {
    const { verify } = await import('@node-rs/argon2');
    decoy ??= hash('nobody has this password');
    const matches = await verify(stored ?? (await decoy), password);
    return matches && Boolean(stored);
  });
}

async function hash(password: string): Promise<string> {
  const argon2 = await import('@node-rs/argon2');
  return argon2.hash(password, COST);
}

/** Bounds the time and memory that many attempts at once take. */
async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.pendingCount >= PASSWORD_HASHING.maxWaiting) throw new DomainError(CommonErrors.unavailable);
  return queue(work);
}
