import { setImmediate as turn } from 'node:timers/promises';

/** Postgres compares each of a batch with all of it. */
const MOST = 200;

interface Waiting<Job> {
  readonly job: Job;
  readonly settle: (ended: boolean | undefined) => void;
}

/** Writes together what came while the ones before were written, and what comes in the same turn of the event loop. */
export class EndingBatch<Job extends { readonly id: number | string }> {
  private readonly waiting: Waiting<Job>[] = [];
  private isWriting = false;

  /** `write` gives the ids of those that it has ended. */
  constructor(private readonly write: (jobs: readonly Job[]) => Promise<ReadonlySet<string>>) {}

  /** Whether the job has ended; undefined where nothing of its batch could be written. */
  end(job: Job): Promise<boolean | undefined> {
    return new Promise((settle) => {
      this.waiting.push({ job, settle });
      if (!this.isWriting) void this.writeAll();
    });
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      await turn();
      const batch = this.waiting.splice(0, MOST);
      const ended = await this.write(batch.map(({ job }) => job)).catch(() => undefined);
      for (const { job, settle } of batch) settle(ended?.has(String(job.id)));
    }
    this.isWriting = false;
  }
}
