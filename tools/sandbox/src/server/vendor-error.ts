export type VendorErrorKind =
  'unauthorized' | 'forbidden' | 'invalid' | 'not_found' | 'refused' | 'conflict' | 'limited' | 'server';

/** A call that a vendor does not carry out; each vendor words it in its own error format. */
export class VendorError extends Error {
  constructor(
    readonly kind: VendorErrorKind,
    message: string,
    /** The vendor's own code where it is more precise than the kind. */
    readonly code?: string,
    /** The HTTP status where it differs from the kind's. */
    readonly status?: number,
    /** Sent as `Retry-After`, rounded up to whole seconds. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
