import { ApiConnectionError, ReelsheetError, ResponseError, WorkNotCompletedError } from '../errors/errors.js';
import type { WaitRule } from '../operations/operation-row.js';
import { delay } from '../requests/delay.js';
import type { RequestFields } from '../requests/prepared-request.js';
import type { EventSequence } from '../streams/event-sequence.js';

const HOUR_MS = 3_600_000;
const FIRST_POLL_MS = 1_000;
const MAX_POLL_MS = 10_000;

/** Statuses of work that goes on by itself; any other one is an end, or waits for a person. */
const OPEN = new Set(['pending', 'processing', 'running', 'scheduled', 'publishing']);
const NOT_COMPLETED = new Set(['failed', 'stopped']);

interface Work {
  readonly status: string;
  /** An approval for which a run waits. */
  readonly pending_action?: unknown;
  readonly failed_reason?: string | null;
  readonly error?: string | null;
}

/** Requests that a wait needs. */
export interface WaitRequests {
  /** Reads the work. */
  readonly read: (fields: RequestFields, signal: AbortSignal) => Promise<unknown>;
  /** Streams its states; undefined if only reading is possible. */
  readonly watch?: (fields: RequestFields, signal: AbortSignal) => EventSequence<unknown>;
}

export interface WorkOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  readonly onState?: (state: never) => void;
}

/**
 * Waits for the work that a response names. Follows its stream, and reads it in growing intervals where there is none
 * or where it does not work.
 */
export async function waitForWork(
  { by, with: parameters }: WaitRule,
  fields: RequestFields,
  response: unknown,
  requests: WaitRequests,
  options: WorkOptions,
): Promise<unknown> {
  const { timeoutMs = HOUR_MS } = options;
  const signals = [AbortSignal.timeout(timeoutMs), ...(options.signal ? [options.signal] : [])];
  const signal = AbortSignal.any(signals);
  const onState = options.onState as ((state: unknown) => void) | undefined;
  const each = (own: RequestFields) => new Wait(by, { ...fields, ...own }, requests, signal, onState).ended();
  const found = Object.entries(parameters).map(([name, path]) => [name, valueAt(response, path)] as const);
  const list = found.find(([, value]) => Array.isArray(value));
  if (list) return Promise.all((list[1] as unknown[]).map((value) => each({ [list[0]]: value })));
  const missing = found.find(([, value]) => value === undefined || value === null);
  if (missing) throw new ReelsheetError(`nothing was started: the response has no ${missing[0]}`);
  return each(Object.fromEntries(found));
}

/** Returns the value at `batch.id`, or the list of those at `posts[].post_id`. */
function valueAt(value: unknown, path: string): unknown {
  const [list, each] = path.split('[].') as [string, string | undefined];
  const found = list.split('.').reduce((at: unknown, name) => (at as Record<string, unknown> | null)?.[name], value);
  return each === undefined ? found : ((found ?? []) as unknown[]).map((item) => valueAt(item, each));
}

/** The wait until one generation, render, batch, run or post has ended. */
class Wait {
  constructor(
    private readonly by: string,
    private readonly fields: RequestFields,
    private readonly requests: WaitRequests,
    private readonly signal: AbortSignal,
    private readonly onState: ((state: unknown) => void) | undefined,
  ) {}

  async ended(): Promise<unknown> {
    for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(MAX_POLL_MS, pollMs * 1.5)) {
      await this.followStream();
      const state = (await this.requests.read(this.fields, this.signal)) as Work;
      this.onState?.(state);
      if (hasEnded(state)) return completed(this.by, state);
      await delay(pollMs, this.signal);
    }
  }

  /** Returns when the stream has ended, shows an end, or does not work. */
  private async followStream(): Promise<void> {
    if (!this.requests.watch) return;
    try {
      for await (const state of this.requests.watch(this.fields, this.signal)) {
        if (hasEnded(state as Work)) return;
        this.onState?.(state);
      }
    } catch (error) {
      this.signal.throwIfAborted();
      if (!(error instanceof ApiConnectionError) && !(error instanceof ResponseError)) throw error;
    }
  }
}

const hasEnded = ({ status, pending_action: action }: Work) => !OPEN.has(status) || Boolean(action);

function completed(by: string, state: Work): Work {
  if (!NOT_COMPLETED.has(state.status)) return state;
  const reason = state.failed_reason ?? state.error;
  throw new WorkNotCompletedError(`${by}: ${state.status}${reason ? `, ${reason}` : ''}`, state);
}
