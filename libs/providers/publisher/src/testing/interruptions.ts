import type { PublishJob, Publisher, PublishState } from '../port.js';
import { INITIAL_STATE, submit } from '../submit.js';
import type { Submitted } from '../submit-options.js';

export class Killed extends Error {}

/** Stores the state of a submission, and can simulate a kill of the worker at any write. */
export class StateStore {
  state: PublishState = INITIAL_STATE;
  writes = 0;
  private killedAt: { readonly write: number; readonly stored: boolean } | undefined;

  /** Simulates a kill at this write (from 0), after or before it was stored. */
  killAt(write: number, stored: boolean): this {
    this.killedAt = { write, stored };
    return this;
  }

  readonly save = (state: PublishState): Promise<void> => {
    const kill = this.killedAt?.write === this.writes++ ? this.killedAt : undefined;
    // The state is stored as JSON.
    if (!kill || kill.stored) this.state = JSON.parse(JSON.stringify(state)) as PublishState;
    return kill ? Promise.reject(new Killed()) : Promise.resolve();
  };
}

/** Runs a job like a queue: up to `runs` times from the stored state after errors. */
export async function submitDurably(
  publisher: Publisher,
  job: PublishJob,
  store = new StateStore(),
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
