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

  async run<T>(tenant: Tenant, work: () => Promise<T>): Promise<T> {
    if (this.running < this.limit) this.running += 1;
    else await this.waitForSlot(tenant);
    try {
      return await work();
    } finally {
      this.releaseSlot();
    }
  }

  private waitForSlot(tenant: Tenant): Promise<void> {
    return new Promise((begin) => {
      const own = this.waiting.get(tenant);
      if (own) own.push(begin);
      else this.waiting.set(tenant, [begin]);
    });
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
