export const FAULT_KINDS = ['latency', 'error', 'timeout', 'reject', 'corrupt', 'lost_answer'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  vendor: string;
  kind: FaultKind;
  /** Calls it still applies to. */
  times: number;
  /** Milliseconds of a latency. */
  value: number;
  /** Only calls whose path holds this. */
  path?: string;
}

/** The faults that are in force, oldest first. */
export class Faults {
  private active: Fault[] = [];
  private readonly hanging = new Set<() => void>();

  add(fault: Fault): void {
    this.active.push({ ...fault });
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** The fault to inject into this call, if any; counts it down. */
  take(vendor: string, path: string): Fault | undefined {
    const fault = this.active.find(
      (each) => each.vendor === vendor && (each.path === undefined || path.includes(each.path)),
    );
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times === 0) this.active = this.active.filter((each) => each !== fault);
    return fault;
  }

  /** Keeps a call without an answer until `release` runs: at `clear`, or when the returned function is called. */
  hang(release: () => void): () => void {
    this.hanging.add(release);
    return () => this.hanging.delete(release);
  }

  clear(): void {
    this.active = [];
    for (const release of this.hanging) release();
    this.hanging.clear();
  }
}
