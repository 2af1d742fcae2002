export type VendorErrorKind =
  'unauthorized' | 'forbidden' | 'invalid' | 'not_found' | 'refused' | 'conflict' | 'limited' | 'server';

/** Error of a vendor that rejects a call. Each vendor has its own error format. */
export class VendorError extends Error {
  constructor(
    readonly kind: VendorErrorKind,
    message: string,
    /** The vendor's own code, if it is more precise than the kind. */
    readonly code?: string,
    /** The HTTP status, if it differs from that of the kind. */
    readonly status?: number,
    /** Sent as `Retry-After`, rounded up to whole seconds. */
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}
