import { subscribe } from 'node:diagnostics_channel';
import type { Metrics } from './metrics.js';
import { recordSpan } from './spans.js';

/** Providers know no platform: these are the names under which their common library tells of itself. */
const KNOWN = 'reelsheet:vendor';
const CALLED = 'reelsheet:vendor-call';

/** Somebody whom this process may call, and how that may end. */
interface KnownVendor {
  readonly vendor: string;
  readonly provider: string;
  readonly outcomes: readonly string[];
}

interface EndedCall {
  readonly vendor: string;
  readonly provider: string;
  readonly outcome: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly error?: unknown;
}

/** Counts the process's calls of vendors, and has them stand in traces. */
export function recordVendorCalls({ vendorCalls, vendorSeconds }: Metrics): void {
  subscribe(KNOWN, (told) => {
    const { vendor, provider, outcomes } = told as KnownVendor;
    for (const outcome of outcomes) vendorCalls.inc({ vendor, provider, outcome }, 0);
    vendorSeconds.zero({ vendor, provider });
  });
  subscribe(CALLED, (told) => {
    const { vendor, provider, outcome, startedAt, milliseconds, error } = told as EndedCall;
    vendorCalls.inc({ vendor, provider, outcome });
    vendorSeconds.observe({ vendor, provider }, milliseconds / 1_000);
    const attributes = { 'reelsheet.vendor': vendor, 'reelsheet.provider': provider, 'reelsheet.outcome': outcome };
    recordSpan({ name: `${vendor} at ${provider}`, kind: 'client', attributes, startedAt }, error);
  });
}
