/** Kinds of faults of a single call, and of a task after the vendor has accepted it. */
export const CALL_FAULTS = [
  'latency',
  'error',
  'timeout',
  'reject',
  'corrupt',
  'lost_answer',
  'rate_limit',
  'overcharge',
] as const;
export const TASK_FAULTS = [
  'empty',
  'expire',
  'refuse_result',
  'webhook_twice',
  'webhook_never',
  'webhook_late',
] as const;
export const FAULT_KINDS = [...CALL_FAULTS, ...TASK_FAULTS] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
export type TaskFault = (typeof TASK_FAULTS)[number];

export interface Fault {
  vendor: string;
  kind: FaultKind;
  /** Remaining number of calls or tasks to which it applies. */
  times: number;
  /** Milliseconds of a latency, until a late webhook, or until a rate limit ends. */
  value: number;
  /** Text that the path of a call must contain. */
  path?: string;
  /** Number of calls of which one is affected. */
  every?: number;
}

/** The faults of one task with their values. */
export type TaskFaults = Partial<Record<TaskFault, number>>;

const isTaskFault = (kind: FaultKind): kind is TaskFault => TASK_FAULTS.includes(kind as TaskFault);

/** The active faults, oldest first. */
export class Faults {
  private active: Fault[] = [];
  private readonly met = new WeakMap<Fault, number>();
  private readonly hanging = new Set<() => void>();

  add(fault: Fault): void {
    this.active.push({ ...fault });
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** Returns the fault to inject into this call, if any, and decrements its count. */
  take(vendor: string, path: string): Fault | undefined {
    const fault = this.active.find((each) => !isTaskFault(each.kind) && applies(each, vendor, path));
    if (!fault) return undefined;
    const met = (this.met.get(fault) ?? 0) + 1;
    this.met.set(fault, met);
    return met % (fault.every ?? 1) === 0 ? this.countDown(fault) : undefined;
  }

  /**
   * Returns the faults of the task that this call creates, one of each kind, and decrements their
   * counts.
   */
  takeForTask(vendor: string, path: string): TaskFaults {
    const taken: TaskFaults = {};
    for (const fault of this.active) {
      if (!isTaskFault(fault.kind) || fault.kind in taken || !applies(fault, vendor, path)) continue;
      taken[fault.kind] = this.countDown(fault).value;
    }
    return taken;
  }

  /** Leaves a call without a response until `release` runs: at `clear`, or when the returned function is called. */
  hang(release: () => void): () => void {
    this.hanging.add(release);
    return () => this.hanging.delete(release);
  }

  clear(): void {
    this.active = [];
    for (const release of this.hanging) release();
    this.hanging.clear();
  }

  private countDown(fault: Fault): Fault {
    fault.times -= 1;
    if (fault.times === 0) this.active = this.active.filter((each) => each !== fault);
    return fault;
  }
}

const applies = ({ vendor, path }: Fault, called: string, at: string) =>
  vendor === called && (path === undefined || at.includes(path));
