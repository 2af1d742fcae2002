import { outcomeUnknown, PublishError } from './errors.js';
import type { PublishJob, PublishState, Staged, StagedFile, StagedPublisher, StagedState } from './port.js';
import type { SubmitOptions, Submitted } from './submit-options.js';

type StagedProgress = StagedState & { readonly attempt: number };

/**
 * Uploads the files and then creates the posts one after another. Each is requested once: if the response is lost, the
 * next run searches for the post, and requests it again only if it does not exist after the settle time of the network.
 */
export async function submitStaged(
  publisher: StagedPublisher,
  job: PublishJob,
  stored: PublishState,
  options: SubmitOptions,
): Promise<Submitted> {
  let state = progressOf(stored);
  if (state.step === 'publishing') state = await findLostPost(publisher, job, state, options);
  const count = publisher.countOf(job);
  if (state.posted.length < count) state = await stage(publisher, job, state, options);
  while (state.posted.length < count) state = await post(publisher, job, state, options);
  const { attempt, posted } = state;
  const done: Submitted = { step: 'submitted', attempt, submission: publisher.submissionOf(job, posted) };
  await options.save(done);
  return done;
}

function progressOf(stored: PublishState): StagedProgress {
  if (stored.step === 'staging' || stored.step === 'publishing') return stored;
  return { step: 'staging', attempt: stored.attempt, files: [], posted: [] };
}

async function stage(
  publisher: StagedPublisher,
  job: PublishJob,
  { attempt, posted, files }: StagedProgress,
  { save, onProgress, signal }: SubmitOptions,
): Promise<StagedProgress> {
  const progressWith = (held: readonly StagedFile[]): StagedProgress => ({
    step: 'staging',
    attempt,
    files: held,
    posted,
  });
  const saveFiles = (held: readonly StagedFile[]) => save(progressWith(held));
  return progressWith(await publisher.stage(job, files, { saveFiles, onProgress, signal }));
}

async function post(
  publisher: StagedPublisher,
  job: PublishJob,
  state: StagedProgress,
  { save, signal }: SubmitOptions,
): Promise<StagedProgress> {
  const { attempt, files, posted } = state;
  const staged: Staged = { files, posted };
  const progressWith: StagedProgress = { step: 'staging', attempt, ...staged };
  await save({ step: 'publishing', attempt, ...staged, since: new Date().toISOString() });
  try {
    const id = await publisher.publish(job, staged, signal);
    return await recordPost(progressWith, id, save);
  } catch (error) {
    if (!outcomeUnknown(error)) {
      await save(progressWith);
      throw error;
    }
    throw retryLater(publisher, publisher.settleMs, error);
  }
}

async function findLostPost(
  publisher: StagedPublisher,
  job: PublishJob,
  state: StagedProgress & { readonly step: 'publishing' },
  { save }: SubmitOptions,
): Promise<StagedProgress> {
  const { attempt, files, posted } = state;
  const since = new Date(state.since);
  const progressWith: StagedProgress = { step: 'staging', attempt, files, posted };
  const id = await publisher.find(job, progressWith, since);
  if (id !== null) return recordPost(progressWith, id, save);
  const settledInMs = since.getTime() + publisher.settleMs - Date.now();
  if (settledInMs > 0) throw retryLater(publisher, settledInMs);
  await save(progressWith);
  return progressWith;
}

async function recordPost(state: StagedProgress, id: string, save: SubmitOptions['save']): Promise<StagedProgress> {
  const next: StagedProgress = { ...state, posted: [...state.posted, id] };
  await save(next);
  return next;
}

function retryLater({ platform }: StagedPublisher, retryAfterMs: number, cause?: unknown): PublishError {
  return new PublishError(platform, 'timeout', 'publish', { retryAfterMs, cause });
}
