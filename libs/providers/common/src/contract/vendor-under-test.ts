export type VendorFault =
  | 'error'
  | 'reject'
  | 'timeout'
  | 'corrupt'
  | 'lost_answer'
  | 'rate_limit'
  /** Of the next task: it ends without a result, refused for its content, or for want of time. */
  | 'empty'
  | 'refuse_result'
  | 'expire';

/** A vendor that a contract suite can make fail, and ask what it did. */
export interface VendorUnderTest {
  /** Makes its next call go wrong; `lost_answer` does the work and hangs up. */
  misbehave(fault: VendorFault): Promise<void>;
  /** How often it did the work of this idempotency key. */
  effects(idempotencyKey: string): Promise<number>;
  close(): Promise<void>;
}

export interface ProviderOptions {
  readonly timeoutMs?: number;
  /** False: with credentials that the vendor refuses. */
  readonly authorized?: boolean;
}

/** What every contract suite is given: a vendor, and adapters for it that make one attempt for each call. */
export interface ProviderUnderTest<P> {
  readonly vendor: VendorUnderTest;
  readonly provide: (options?: ProviderOptions) => P;
}
