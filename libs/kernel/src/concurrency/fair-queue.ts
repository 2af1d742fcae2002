/** Lets so many works run at once. Of those that wait, each neighbour has its turn, however many one of them brings; among a neighbour's own, who came first. */
export class FairQueue<Neighbour> {
  private running = 0;
  /** Whose turn is next stands first. */
  private readonly waiting = new Map<Neighbour, (() => void)[]>();

  constructor(private readonly most: number) {}

  /** Of all neighbours together. */
  get waitingCount(): number {
    return [...this.waiting.values()].reduce((sum, own) => sum + own.length, 0);
  }

  async run<T>(neighbour: Neighbour, work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running += 1;
    else await this.turnOf(neighbour);
    try {
      return await work();
    } finally {
      this.handOn();
    }
  }

  private turnOf(neighbour: Neighbour): Promise<void> {
    return new Promise((begin) => {
      const own = this.waiting.get(neighbour);
      if (own) own.push(begin);
      else this.waiting.set(neighbour, [begin]);
    });
  }

  /** The place of who has ended goes to the next, who stands last after that. */
  private handOn(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [neighbour, own] = next;
    const begin = own.shift()!;
    this.waiting.delete(neighbour);
    if (own.length > 0) this.waiting.set(neighbour, own);
    begin();
  }
}
