/** The producer of a queue, in its own process. */
export interface Producer {
  /** Enqueues many jobs at a time with the batch operation of the system. */
  order(first: number, jobs: number): Promise<void>;
  close(): Promise<void>;
}

export interface Worker {
  /** Number of jobs that are marked as done since the start. */
  done(): number | Promise<number>;
  close(): Promise<void>;
}

/** A queue of numbered jobs whose step reads the number. */
export interface Queue {
  /** Creates what both processes need. */
  prepare?(): Promise<void>;
  producer(): Promise<Producer>;
  /** `run` is the step; it receives the number of the job. */
  worker(run: (job: number) => void): Promise<Worker>;
}

/** Number of jobs per batch, and number of concurrent batches. They are the same for all queues. */
export const BATCH = 500;
export const BATCHES_AT_ONCE = 2;
