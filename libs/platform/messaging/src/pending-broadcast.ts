/** A broadcast that is done when no replica can still use outdated data. All times are monotonic milliseconds. */
export class PendingBroadcast {
  readonly done: Promise<void>;
  private finish!: () => void;
  private timer: NodeJS.Timeout;
  private readonly end: number;
  /** Replicas that confirmed before this replica received its own message. */
  private readonly early = new Set<string>();
  private waitingFor?: Map<string, number>;
  private unknownUntil = 0;

  constructor(horizonMs: number) {
    this.done = new Promise((resolve) => (this.finish = resolve));
    this.end = performance.now() + horizonMs;
    this.timer = setTimeout(this.finish, horizonMs);
  }

  /**
   * NATS has delivered the message. `leases` is the end of trust per known replica, `unknownUntil` that of unknown
   * ones.
   */
  delivered(leases: ReadonlyMap<string, number>, unknownUntil: number): void {
    this.waitingFor = new Map([...leases].filter(([replica]) => !this.early.has(replica)));
    this.unknownUntil = unknownUntil;
    this.settle();
  }

  confirm(replica: string): void {
    this.early.add(replica);
    if (this.waitingFor?.delete(replica)) this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    const latest = Math.min(this.end, Math.max(this.unknownUntil, ...this.waitingFor!.values()));
    const wait = latest - performance.now();
    if (wait <= 0) this.finish();
    else this.timer = setTimeout(this.finish, wait);
  }
}
