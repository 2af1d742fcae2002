interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly settle: (outcome: Promise<Outcome>) => void;
}

/** Does together what came while the ones before were done, and what comes in the same turn of the event loop. */
export class Batcher<Item, Outcome> {
  private readonly waiting: Waiting<Item, Outcome>[] = [];
  private isBusy = false;

  /** `work` gets at most so many at a time. */
  constructor(
    private readonly most: number,
    private readonly work: (items: readonly Item[]) => Promise<Outcome>,
  ) {}

  /** Nothing waits, and nothing is under way. */
  get isIdle(): boolean {
    return !this.isBusy;
  }

  /** What came of the items that this one was done with. */
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
      const together = this.waiting.splice(0, this.most);
      const outcome = this.work(together.map(({ item }) => item));
      await Promise.allSettled([outcome]);
      for (const { settle } of together) settle(outcome);
    }
    this.isBusy = false;
  }
}
