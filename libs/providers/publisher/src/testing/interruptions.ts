import type { PublishJob, Publisher, PublishState } from '../port.js';
import { INITIAL_STATE, submit } from '../submit.js';
import type { Submitted } from '../submit-options.js';

export class Killed extends Error {}

/** The caller's store, and a worker that can die at any of its writes. */
export class Store {
  state: PublishState = INITIAL_STATE;
  writes = 0;
  private dieAt: { readonly write: number; readonly stored: boolean } | undefined;

  /** Dies at this write (from 0), just after or just before it became durable. */
  killAt(write: number, stored: boolean): this {
    this.dieAt = { write, stored };
    return this;
  }

  readonly save = (state: PublishState): Promise<void> => {
    const dies = this.dieAt?.write === this.writes++ ? this.dieAt : undefined;
    // What a store keeps is JSON.
    if (!dies || dies.stored) this.state = JSON.parse(JSON.stringify(state)) as PublishState;
    return dies ? Promise.reject(new Killed()) : Promise.resolve();
  };
}

/** Runs a job as a queue would: again from the stored state, up to `runs` times, whenever it failed. */
export async function submitDurably(
  publisher: Publisher,
  job: PublishJob,
  store = new Store(),
  runs = 3,
): Promise<Submitted> {
  for (let run = 1; ; run++) {
    try {
      return await submit(publisher, job, store.state, { save: store.save, retryDelayMs: 1 });
    } catch (error) {
      if (run === runs) throw error;
    }
  }
}
