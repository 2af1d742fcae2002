interface WaitingCall {
  readonly begin: () => void;
  readonly cancel: (reason: Error) => void;
}

/** Limits concurrency. Waiting work runs round-robin by tenant, and in order of arrival within a tenant. */
export class FairQueue<Tenant> {
  private running = 0;
  /** Waiting calls by tenant; the next tenant comes first. */
  private readonly waiting = new Map<Tenant, WaitingCall[]>();

  constructor(private readonly limit: number) {}

  /** Number of waiting calls of all tenants. */
  get waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, own) => sum + own.length, 0);
  }

  /** Number of waiting calls of a tenant. */
  waitingCountOf(tenant: Tenant): number {
    return this.waiting.get(tenant)?.length ?? 0;
  }

  /**
   * Makes space for a call of a tenant: the last waiting call of the tenant with most of them ends with this reason.
   * Returns false, and ends none, if no other tenant would have more than this one with the new call.
   */
  displaceFor(tenant: Tenant, reason: Error): boolean {
    const maximum = [...this.waiting.values()].reduce<WaitingCall[]>((a, b) => (b.length > a.length ? b : a), []);
    if (maximum.length <= this.waitingCountOf(tenant) + 1) return false;
    maximum.at(-1)!.cancel(reason);
    return true;
  }

  /** A call whose signal is aborted while it waits ends with the reason of the signal. */
  async run<T>(tenant: Tenant, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.running < this.limit) this.running += 1;
    else await this.waitForSlot(tenant, signal);
    try {
      return await work();
    } finally {
      this.releaseSlot();
    }
  }

  private waitForSlot(tenant: Tenant, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const abort = () => call.cancel(signal!.reason as Error);
      const call: WaitingCall = {
        begin: () => {
          signal?.removeEventListener('abort', abort);
          resolve();
        },
        cancel: (reason) => {
          signal?.removeEventListener('abort', abort);
          this.remove(tenant, call);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', abort, { once: true });
      const own = this.waiting.get(tenant);
      if (own) own.push(call);
      else this.waiting.set(tenant, [call]);
    });
  }

  private remove(tenant: Tenant, call: WaitingCall): void {
    const others = (this.waiting.get(tenant) ?? []).filter((each) => each !== call);
    if (others.length > 0) this.waiting.set(tenant, others);
    else this.waiting.delete(tenant);
  }

  /** Passes the free slot to the next tenant, which then goes to the end. */
  private releaseSlot(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [tenant, own] = next;
    const call = own.shift()!;
    this.waiting.delete(tenant);
    if (own.length > 0) this.waiting.set(tenant, own);
    call.begin();
  }
}
