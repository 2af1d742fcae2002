/**
 * Collects the deliveries of a key that arrive while others of it are handled, and hands them on together. Groups of
 * different keys are handled at the same time, up to a limit, in the order of their first deliveries.
 */
export class DeliveryGroups<T> {
  private readonly waiting = new Map<string, T[]>();
  private readonly running = new Map<string, { readonly deliveries: readonly T[]; readonly work: Promise<void> }>();

  constructor(
    private readonly maxGroups: number,
    private readonly handle: (deliveries: readonly T[]) => Promise<void>,
  ) {}

  add(key: string, delivery: T): void {
    const group = this.waiting.get(key);
    if (group) group.push(delivery);
    else this.waiting.set(key, [delivery]);
    // Deliveries that arrived at once are added before the first group starts.
    setImmediate(() => this.startWaiting());
  }

  /** Returns the deliveries that have not started; none of them starts any more. */
  takeWaiting(): T[] {
    const taken = [...this.waiting.values()].flat();
    this.waiting.clear();
    return taken;
  }

  /** Returns the deliveries that wait or are handled. */
  held(): T[] {
    return [...this.waiting.values(), ...[...this.running.values()].map(({ deliveries }) => deliveries)].flat();
  }

  /** Resolves when the groups that have started have ended. */
  async ended(): Promise<void> {
    await Promise.allSettled([...this.running.values()].map(({ work }) => work));
  }

  private startWaiting(): void {
    for (const [key, deliveries] of this.waiting) {
      if (this.running.size >= this.maxGroups) return;
      if (this.running.has(key)) continue;
      this.waiting.delete(key);
      const work = this.handle(deliveries).finally(() => {
        this.running.delete(key);
        this.startWaiting();
      });
      this.running.set(key, { deliveries, work });
    }
  }
}
