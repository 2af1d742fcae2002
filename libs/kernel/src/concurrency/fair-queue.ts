/** Limits concurrency. Waiting work runs round-robin by tenant, and in order of arrival within a tenant. */
export class FairQueue<Tenant> {
  private running = 0;
  /** Waiting calls by tenant; the next tenant comes first. */
  private readonly waiting = new Map<Tenant, (() => void)[]>();

  constructor(private readonly limit: number) {}

  /** Number of waiting calls of all tenants. */
  get waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, own) => sum + own.length, 0);
  }

  /** Number of waiting calls of a tenant. */
  waitingCountOf(tenant: Tenant): number {
    return this.waiting.get(tenant)?.length ?? 0;
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
      const begin = () => {
        signal?.removeEventListener('abort', cancel);
        resolve();
      };
      const cancel = () => {
        this.remove(tenant, begin);
        reject(signal!.reason as Error);
      };
      signal?.addEventListener('abort', cancel, { once: true });
      const own = this.waiting.get(tenant);
      if (own) own.push(begin);
      else this.waiting.set(tenant, [begin]);
    });
  }

  private remove(tenant: Tenant, begin: () => void): void {
    const others = (this.waiting.get(tenant) ?? []).filter((each) => each !== begin);
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
    const begin = own.shift()!;
    this.waiting.delete(tenant);
    if (own.length > 0) this.waiting.set(tenant, own);
    begin();
  }
}
