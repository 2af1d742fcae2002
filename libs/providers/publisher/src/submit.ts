import { setTimeout as wait } from 'node:timers/promises';
import { outcomeUnknown, PublishError, type PublishErrorCode } from './errors.js';
import {
  type Publisher,
  type PublishJob,
  type PublishState,
  StagedPublisher,
  type UploadingState,
  type UploadPublisher,
} from './port.js';
import type { SubmitOptions, Submitted } from './submit-options.js';
import { submitStaged } from './submit-staged.js';

export const INITIAL_STATE: PublishState = { step: 'ready', attempt: 1 };

/** Maximum number of upload sessions per run. */
const MAX_SESSIONS = 3;
/** Maximum number of consecutive retries of an upload without progress. */
const MAX_STALLS = 3;

const CONNECTION_ERRORS: ReadonlySet<PublishErrorCode> = new Set(['platform_unavailable', 'platform_error', 'timeout']);

/**
 * Submits a post exactly once, starting from its stored state. After any error or crash it can run again with the last
 * stored state, but never concurrently for one post. Throws {@link PublishError}; `unconfirmed` is final.
 */
export async function submit(
  publisher: Publisher,
  job: PublishJob,
  stored: PublishState,
  options: SubmitOptions,
): Promise<Submitted> {
  if (stored.step === 'submitted') return stored;
  return publisher instanceof StagedPublisher
    ? submitStaged(publisher, job, stored, options)
    : submitByUpload(publisher as UploadPublisher, job, stored, options);
}

/** Returns whether the network may have received the complete post without confirming it. */
export function mayBeLive(state: PublishState): boolean {
  if (state.step === 'uploading') return state.lastChunkSent;
  if (state.step === 'staging') return state.posted.length > 0;
  return state.step === 'submitted' || state.step === 'publishing';
}

async function submitByUpload(
  publisher: UploadPublisher,
  job: PublishJob,
  stored: PublishState,
  options: SubmitOptions,
): Promise<Submitted> {
  let state = stored;
  for (let sessions = 0; sessions < MAX_SESSIONS; sessions++) {
    if (state.step === 'ready' || state.step === 'starting') state = await open(publisher, job, state, options);
    if (state.step === 'submitted') return state;
    if (state.step === 'uploading') state = await transfer(publisher, job, state, options);
    if (state.step === 'submitted') return state;
  }
  throw new PublishError(publisher.platform, 'platform_unavailable', 'upload', {
    reason: 'its upload sessions end early',
  });
}

/** Returns the state for a new attempt after the network has reported a final failure. */
export function nextAttempt(state: PublishState): PublishState {
  return { step: 'ready', attempt: state.attempt + 1 };
}

async function open(
  publisher: UploadPublisher,
  job: PublishJob,
  state: PublishState,
  { save, signal }: SubmitOptions,
): Promise<PublishState> {
  const { attempt } = state;
  const publishes = publisher.startPublishes(job);
  if (publishes && state.step === 'starting') throw unconfirmed(publisher);
  await save({ step: 'starting', attempt });
  try {
    const started = await publisher.start(job, `${job.idempotencyKey}:${attempt}`, signal);
    return await saved({ ...started, attempt }, save);
  } catch (error) {
    if (!publishes) throw error;
    if (outcomeUnknown(error)) throw unconfirmed(publisher, error);
    await save({ step: 'ready', attempt: attempt + 1 });
    throw error;
  }
}

async function transfer(
  publisher: UploadPublisher,
  job: PublishJob,
  state: UploadingState & { attempt: number },
  options: SubmitOptions,
): Promise<PublishState> {
  const { attempt } = state;
  let latest: UploadingState = state;
  const saveState = async (next: UploadingState) => {
    await options.save({ ...next, attempt });
    latest = next;
  };
  const hooks = { saveState, onProgress: options.onProgress, signal: options.signal };
  const done = await retryWhileProgressing(
    () => publisher.upload(latest, job, hooks),
    () => latest.sentBytes,
    options,
  );
  return saved(done ? { ...done, attempt } : nextAttempt(state), options.save);
}

/** Repeats `run` after connection errors as long as it makes progress. */
async function retryWhileProgressing<T>(
  run: () => Promise<T>,
  progress: () => number,
  { signal, retryDelayMs = 500 }: SubmitOptions,
): Promise<T> {
  let stalls = 0;
  for (;;) {
    const before = progress();
    try {
      return await run();
    } catch (error) {
      stalls = progress() > before ? 0 : stalls + 1;
      if (!isConnectionError(error) || stalls >= MAX_STALLS) throw error;
      await wait(retryDelayMs * 2 ** stalls, undefined, { signal });
    }
  }
}

function isConnectionError(error: unknown): boolean {
  return error instanceof PublishError && CONNECTION_ERRORS.has(error.code);
}

async function saved(state: PublishState, save: SubmitOptions['save']): Promise<PublishState> {
  await save(state);
  return state;
}

function unconfirmed(publisher: Publisher, cause?: unknown): PublishError {
  return new PublishError(publisher.platform, 'unconfirmed', 'start', { cause });
}
