import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel';
import type { Metrics } from './metrics.js';
import { recordSpan } from './spans.js';

/** Diagnostics channels of the provider libraries, which do not depend on the platform. */
const VENDOR_CHANNEL = 'reelsheet:vendor';
const CALL_CHANNEL = 'reelsheet:vendor-call';

/** A vendor that this process can call, with the possible outcomes of a call. */
interface VendorAnnouncement {
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

/** Records metrics and spans for the vendor calls of this process until the returned function is called. */
export function recordVendorCalls({ vendorCalls, vendorSeconds }: Metrics): () => void {
  const announced: ChannelListener = (message) => {
    const { vendor, provider, outcomes } = message as VendorAnnouncement;
    for (const outcome of outcomes) vendorCalls.inc({ vendor, provider, outcome }, 0);
    vendorSeconds.zero({ vendor, provider });
  };
  const ended: ChannelListener = (message) => {
    const { vendor, provider, outcome, startedAt, milliseconds, error } = message as EndedCall;
    vendorCalls.inc({ vendor, provider, outcome });
    vendorSeconds.observe({ vendor, provider }, milliseconds / 1_000);
    const attributes = { 'reelsheet.vendor': vendor, 'reelsheet.provider': provider, 'reelsheet.outcome': outcome };
    recordSpan({ name: `${vendor} at ${provider}`, kind: 'client', attributes, startedAt }, error);
  };
  subscribe(VENDOR_CHANNEL, announced);
  subscribe(CALL_CHANNEL, ended);
  return () => {
    unsubscribe(VENDOR_CHANNEL, announced);
    unsubscribe(CALL_CHANNEL, ended);
  };
}
