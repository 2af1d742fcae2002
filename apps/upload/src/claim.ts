/** How long a claim on a row lives without renewal, and how often its holder renews it. */
export interface Lease {
  readonly seconds: number;
  readonly renewEveryMs: number;
}

/** Runs `work` while `renew` is called again and again; a renewal that fails is left to the next one. */
export async function whileClaimed<T>(lease: Lease, renew: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => void renew().catch(() => undefined), lease.renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
