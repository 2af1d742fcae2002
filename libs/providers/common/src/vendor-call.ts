import { channel } from 'node:diagnostics_channel';
import { transportError } from './http-errors.js';
import { PROVIDER_ERRORS, ProviderError } from './provider-error.js';

/** Providers know no platform: who counts and traces calls listens here. */
const KNOWN = channel('reelsheet:vendor');
const CALLED = channel('reelsheet:vendor-call');

/**
 * Outcomes of a call in metrics: success, cancellation by us, or the category of a ProviderError.
 */
const OUTCOMES = ['done', 'given_up', ...Object.keys(PROVIDER_ERRORS)];

export interface VendorCall {
  readonly vendor: string;
  /** Provider of the call if the port has several. */
  readonly provider?: string;
  /** The whole call, its own retries included, in milliseconds. */
  readonly timeoutMs: number;
  /** The caller's wish to stop; the call then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** Says that this process may call a vendor, so that its calls are counted from none on. */
export function announceVendor(vendor: string, provider = vendor): void {
  KNOWN.publish({ vendor, provider, outcomes: OUTCOMES });
}

/**
 * Runs one call with a deadline. Rejects with a ProviderError, or with the caller's own abort
 * reason. `refusalOf` returns the error of results that report a rejection, for metrics.
 */
export async function callVendor<T>(
  call: VendorCall,
  run: (signal: AbortSignal) => Promise<T>,
  classify?: (error: unknown) => ProviderError,
  rejectionOf?: (result: T) => ProviderError | undefined,
): Promise<T> {
  const tell = CALLED.hasSubscribers ? startNotifying(call) : undefined;
  try {
    const result = await callUntold(call, run, classify);
    if (tell) {
      const rejection = rejectionOf?.(result);
      tell(rejection?.category ?? 'done', rejection);
    }
    return result;
  } catch (error) {
    tell?.(error instanceof ProviderError ? error.category : 'given_up', error);
    throw error;
  }
}

function startNotifying({ vendor, provider = vendor }: VendorCall): (outcome: string, error?: unknown) => void {
  const startedAt = Date.now();
  const began = performance.now();
  return (outcome, error) =>
    CALLED.publish({ vendor, provider, outcome, startedAt, milliseconds: performance.now() - began, error });
}

async function callUntold<T>(
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
