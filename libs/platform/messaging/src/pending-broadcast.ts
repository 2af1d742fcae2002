/** One broadcast on its way: done when nobody is left who could act on what was true before it. All times are monotonic milliseconds. */
export class PendingBroadcast {
  readonly done: Promise<void>;
  private finish!: () => void;
  private timer: NodeJS.Timeout;
  private readonly end: number;
  /** Who confirmed before the bus gave this replica its own copy. */
  private readonly early = new Set<string>();
  private waitingFor?: Map<string, number>;
  private floor = 0;

  constructor(horizonMs: number) {
    this.done = new Promise((resolve) => (this.finish = resolve));
    this.end = performance.now() + horizonMs;
    this.timer = setTimeout(this.finish, horizonMs);
  }

  /** The bus has it. `leases` says until when each replica may trust what it knows, `floor` until when one that is not in it may. */
  delivered(leases: ReadonlyMap<string, number>, floor: number): void {
    this.waitingFor = new Map([...leases].filter(([replica]) => !this.early.has(replica)));
    this.floor = floor;
    this.settle();
  }

  confirm(replica: string): void {
    this.early.add(replica);
    if (this.waitingFor?.delete(replica)) this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    const latest = Math.min(this.end, Math.max(this.floor, ...this.waitingFor!.values()));
    const wait = latest - performance.now();
    if (wait <= 0) this.finish();
    else this.timer = setTimeout(this.finish, wait);
  }
}
