/** Half of a queue, in a process of its own. */
export interface Producer {
  /** Many at once, in the way that the system offers for it. */
  order(first: number, jobs: number): Promise<void>;
  close(): Promise<void>;
}

export interface Worker {
  /** Jobs that are marked done since it started. */
  done(): number | Promise<number>;
  close(): Promise<void>;
}

/** A queue of numbered jobs whose step reads the number. */
export interface Queue {
  /** Makes what both halves need. */
  prepare?(): Promise<void>;
  producer(): Promise<Producer>;
  /** `run` is the step; it receives the number of the job. */
  worker(run: (job: number) => void): Promise<Worker>;
}

/** Jobs of one batch of orders, and batches under way: the same for all. */
export const BATCH = 500;
export const BATCHES_AT_ONCE = 2;
