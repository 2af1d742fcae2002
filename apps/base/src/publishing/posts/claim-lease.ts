import { RENEW_EVERY_MS } from './post.js';
import type { Claim, PublicationRepository } from './publication.repository.js';

/** Runs `work` and keeps its claim alive meanwhile; the signal aborts it when the claim cannot be kept. */
export async function underLease<T>(
  publications: PublicationRepository,
  claim: Claim,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  const renewal = setInterval(
    () => void publications.extend(claim).catch((error: unknown) => lost.abort(error)),
    RENEW_EVERY_MS,
  );
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(renewal);
  }
}
