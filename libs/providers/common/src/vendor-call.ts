import { transportError } from './http-errors.js';
import { ProviderError } from './provider-error.js';

export interface VendorCall {
  readonly vendor: string;
  /** The whole call, its own retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** The caller's wish to stop; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs one call under a deadline. Rejects with a ProviderError, or with the caller's own abort reason. */
export async function callVendor<T>(
  { vendor, timeoutMs, signal }: VendorCall,
  run: (signal: AbortSignal) => Promise<T>,
  classify: (error: unknown) => ProviderError = (error) => transportError(vendor, error),
): Promise<T> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    return await run(signal ? AbortSignal.any([signal, deadline]) : deadline);
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof ProviderError) throw error;
    if (deadline.aborted) throw new ProviderError(vendor, 'timeout', { cause: error });
    throw classify(error);
  }
}
