import { Call, type Answered } from './call.js';

export interface WaitOptions<State> {
  /** Ends the wait; the work goes on. */
  readonly signal?: AbortSignal;
  /** Maximum time in milliseconds, one hour by default. */
  readonly timeoutMs?: number;
  /** Called with each state that is read, the last one included. */
  readonly onState?: (state: State extends readonly (infer Each)[] ? Each : State) => void;
}

/** A request that starts work. Awaiting it returns the response; `wait` returns the work when it has ended. */
export class WorkCall<Data, State> extends Call<Data> {
  constructor(
    answered: Promise<Answered<Data>>,
    private readonly ended: (answered: Answered<Data>, options: WaitOptions<State>) => Promise<State>,
  ) {
    super(answered);
  }

  /**
   * Waits until the work has ended, or needs a person: an approval, more credits, a paused batch.
   *
   * @throws {WorkNotCompletedError} The work has failed or was stopped.
   */
  async wait(options: WaitOptions<State> = {}): Promise<State> {
    return this.ended(await this.withResponse(), options);
  }
}
