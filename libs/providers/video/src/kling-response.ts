import { answerCheck } from '@reelsheet/provider-common';
import Type, { type Static } from 'typebox';
import type { FinishedVideo, VideoTask } from './port.js';
import { VENDOR } from './vendor-api.js';

const KlingTask = Type.Object({
  task_id: Type.String({ minLength: 1 }),
  task_status: Type.Enum(['submitted', 'processing', 'succeed', 'failed']),
  task_status_msg: Type.Optional(Type.String()),
  task_result: Type.Optional(
    Type.Object({
      videos: Type.Optional(
        Type.Array(
          Type.Object({
            url: Type.String({ pattern: '^https?://' }),
            duration: Type.Union([Type.String({ pattern: '^[0-9.]+$' }), Type.Number()]),
          }),
        ),
      ),
    }),
  ),
});

type KlingTask = Static<typeof KlingTask>;

/** Envelope of every response; a `code` other than 0 is an error, whatever the status. */
export const Envelope = Type.Object({ code: Type.Integer() });
export const readEnvelope = answerCheck(VENDOR, Envelope);
export const readAccepted = answerCheck(
  VENDOR,
  Type.Object({ data: Type.Object({ task_id: Type.String({ minLength: 1 }) }) }),
);
export const readCalledTask = answerCheck(
  VENDOR,
  Type.Object({ task_id: Type.String({ pattern: '^[\\w-]{1,100}$' }) }),
);
const checkedTask = answerCheck(VENDOR, Type.Object({ data: KlingTask }));

const FILTERED = 'The vendor finished without a video, which it does where it filters the content';

const READERS: Record<KlingTask['task_status'], (task: KlingTask) => VideoTask> = {
  submitted: ({ task_id }) => ({ state: 'queued', taskId: task_id }),
  processing: ({ task_id }) => ({ state: 'processing', taskId: task_id }),
  succeed: (task) => finished(task),
  // The vendor returns no code for a failed task, so a retry cannot be expected to succeed.
  failed: ({ task_id, task_status_msg }) => failed(task_id, task_status_msg || 'The vendor could not make the video'),
};

/** Reads a task from the vendor's response. Throws `corrupt_answer`. */
export function readTask(answer: unknown): VideoTask {
  const { data } = checkedTask(answer);
  return READERS[data.task_status](data);
}

function finished({ task_id, task_result }: KlingTask): VideoTask {
  const [first, ...more] = (task_result?.videos ?? []).map(({ url, duration }): FinishedVideo => ({
    url,
    durationSeconds: Number(duration),
  }));
  return first ? { state: 'completed', taskId: task_id, videos: [first, ...more] } : failed(task_id, FILTERED);
}

function failed(taskId: string, reason: string): VideoTask {
  return { state: 'failed', taskId, reason, retryable: false };
}
