export type VendorFault =
  | 'error'
  | 'reject'
  | 'timeout'
  | 'corrupt'
  | 'lost_answer'
  | 'rate_limit'
  /** The next task ends without a result, with a policy violation, or with a timeout. */
  | 'empty'
  | 'refuse_result'
  | 'expire';

/** A vendor that a contract suite can make fail, and ask what it did. */
export interface VendorUnderTest {
  /** Makes its next call go wrong; `lost_answer` does the work and hangs up. */
  misbehave(error: VendorFault): Promise<void>;
  /** Number of times that the vendor did the work of this idempotency key. */
  effects(idempotencyKey: string): Promise<number>;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly timeoutMs?: number;
  /** False for credentials that the vendor rejects. */
  readonly authorized?: boolean;
}

/**
 * Fixture of every contract suite: a vendor, and adapters for it that make one attempt per call.
 */
export interface ProviderUnderTest<P> {
  readonly vendor: VendorUnderTest;
  readonly provide: (options?: ProviderOptions) => P;
}
