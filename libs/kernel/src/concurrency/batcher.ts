interface WaitingItem<Item, Outcome> {
  readonly item: Item;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

/** Batches items that arrive while the previous batch is processed or in the same tick of the event loop. */
export class Batcher<Item, Outcome> {
  private readonly waiting: WaitingItem<Item, Outcome>[] = [];
  private isBusy = false;

  /** `limit` is the maximum size of a batch. */
  constructor(
    private readonly limit: number,
    private readonly work: (items: readonly Item[]) => Promise<Outcome>,
  ) {}

  /** True if no item is waiting or being processed. */
  get isIdle(): boolean {
    return !this.isBusy;
  }

  /** Adds an item and returns the outcome of its batch. */
  add(item: Item): Promise<Outcome> {
    return new Promise((settle) => {
      this.waiting.push({ item, settle });
      if (!this.isBusy) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.isBusy = true;
    while (this.waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = this.waiting.splice(0, this.limit);
      const outcome = this.work(batch.map(({ item }) => item));
      await Promise.allSettled([outcome]);
      for (const { settle } of batch) settle(outcome);
    }
    this.isBusy = false;
  }
}
