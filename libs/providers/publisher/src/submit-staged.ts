import { outcomeUnknown, PublishError } from './errors.js';
import type { PublishJob, PublishState, Staged, StagedFile, StagedPublisher, StagedState } from './port.js';
import type { SubmitOptions, Submitted } from './submit-options.js';

type Standing = StagedState & { readonly attempt: number };

/**
 * Stages the files, then makes post after post. Each is asked for once: where the answer is lost, the next run looks for
 * the post, and asks again only when the network has none and has had the time to carry out what it heard.
 */
export async function submitStaged(
  publisher: StagedPublisher,
  job: PublishJob,
  stored: PublishState,
  options: SubmitOptions,
): Promise<Submitted> {
  let state = standingOf(stored);
  if (state.step === 'publishing') state = await lookUp(publisher, job, state, options);
  const count = publisher.countOf(job);
  if (state.posted.length < count) state = await stage(publisher, job, state, options);
  while (state.posted.length < count) state = await post(publisher, job, state, options);
  const { attempt, posted } = state;
  const done: Submitted = { step: 'submitted', attempt, submission: publisher.submissionOf(job, posted) };
  await options.save(done);
  return done;
}

function standingOf(stored: PublishState): Standing {
  if (stored.step === 'staging' || stored.step === 'publishing') return stored;
  return { step: 'staging', attempt: stored.attempt, files: [], posted: [] };
}

async function stage(
  publisher: StagedPublisher,
  job: PublishJob,
  { attempt, posted, files }: Standing,
  { save, onProgress, signal }: SubmitOptions,
): Promise<Standing> {
  const standing = (held: readonly StagedFile[]): Standing => ({ step: 'staging', attempt, files: held, posted });
  const saveFiles = (held: readonly StagedFile[]) => save(standing(held));
  return standing(await publisher.stage(job, files, { saveFiles, onProgress, signal }));
}

async function post(
  publisher: StagedPublisher,
  job: PublishJob,
  state: Standing,
  { save, signal }: SubmitOptions,
): Promise<Standing> {
  const { attempt, files, posted } = state;
  const staged: Staged = { files, posted };
  const standing: Standing = { step: 'staging', attempt, ...staged };
  await save({ step: 'publishing', attempt, ...staged, since: new Date().toISOString() });
  try {
    const id = await publisher.publish(job, staged, signal);
    return await taken(standing, id, save);
  } catch (error) {
    if (!outcomeUnknown(error)) {
      await save(standing);
      throw error;
    }
    throw lookLater(publisher, publisher.settleMs, error);
  }
}

async function lookUp(
  publisher: StagedPublisher,
  job: PublishJob,
  state: Standing & { readonly step: 'publishing' },
  { save }: SubmitOptions,
): Promise<Standing> {
  const { attempt, files, posted } = state;
  const since = new Date(state.since);
  const standing: Standing = { step: 'staging', attempt, files, posted };
  const id = await publisher.find(job, standing, since);
  if (id !== null) return taken(standing, id, save);
  const settledInMs = since.getTime() + publisher.settleMs - Date.now();
  if (settledInMs > 0) throw lookLater(publisher, settledInMs);
  await save(standing);
  return standing;
}

async function taken(state: Standing, id: string, save: SubmitOptions['save']): Promise<Standing> {
  const next: Standing = { ...state, posted: [...state.posted, id] };
  await save(next);
  return next;
}

function lookLater({ platform }: StagedPublisher, retryAfterMs: number, cause?: unknown): PublishError {
  return new PublishError(platform, 'timeout', 'publish', { retryAfterMs, cause });
}
