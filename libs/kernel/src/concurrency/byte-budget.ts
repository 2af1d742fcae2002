interface WaitingWork {
  readonly bytes: number;
  readonly begin: () => void;
}

/** Limits the bytes that are in use at the same time. Work waits in order of arrival. */
export class ByteBudget {
  private left: number;
  private readonly waiting: WaitingWork[] = [];

  constructor(private readonly total: number) {
    this.left = total;
  }

  /** Work that needs more than the whole budget runs alone. */
  async run<T>(needed: number, work: () => Promise<T>): Promise<T> {
    const bytes = Math.min(needed, this.total);
    await new Promise<void>((begin) => {
      this.waiting.push({ bytes, begin });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.left += bytes;
      this.admit();
    }
  }

  private admit(): void {
    for (let next = this.waiting[0]; next && next.bytes <= this.left; next = this.waiting[0]) {
      this.waiting.shift();
      this.left -= next.bytes;
      next.begin();
    }
  }
}
