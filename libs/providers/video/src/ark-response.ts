import { answerCheck } from '@reelsheet/provider-common';
import Type, { type Static } from 'typebox';
import { categoryOfCode } from './ark.errors.js';
import type { VideoTask } from './port.js';
import { VENDOR } from './vendor-api.js';

/** It becomes a URL segment, so any other text is rejected. */
const Id = Type.String({ pattern: '^[\\w-]{1,100}$' });

const ArkTask = Type.Object({
  id: Id,
  status: Type.Enum(['queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired']),
  error: Type.Optional(Type.Union([Type.Null(), Type.Object({ code: Type.String() })])),
  content: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ video_url: Type.Optional(Type.String({ pattern: '^https?://' })) })]),
  ),
  duration: Type.Optional(Type.Number()),
});
type ArkTask = Static<typeof ArkTask>;

export const readAccepted = answerCheck(VENDOR, Type.Object({ id: Id }));
const checkedTask = answerCheck(VENDOR, ArkTask);

const READERS: Record<ArkTask['status'], (task: ArkTask) => VideoTask> = {
  queued: ({ id }) => ({ state: 'queued', taskId: id }),
  running: ({ id }) => ({ state: 'processing', taskId: id }),
  succeeded: finished,
  failed: ({ id, error }) => ({ state: 'failed', taskId: id, ...meaningOf(error?.code ?? '') }),
  cancelled: ({ id }) => ({ state: 'cancelled', taskId: id }),
  expired: ({ id }) => ({
    state: 'failed',
    taskId: id,
    reason: 'The vendor did not get to it in time',
    retryable: true,
  }),
};

/** Reads a task from the vendor's response. Throws `corrupt_answer`. */
export function readTask(answer: unknown): VideoTask {
  const task = checkedTask(answer);
  return READERS[task.status](task);
}

function finished({ id, content, duration }: ArkTask): VideoTask {
  if (content?.video_url)
    return { state: 'completed', taskId: id, videos: [{ url: content.video_url, durationSeconds: duration }] };
  const reason = 'The vendor finished without a video, which it does where it filters the content';
  return { state: 'failed', taskId: id, reason, retryable: false };
}

/** Returns the reason for an error code, and if another attempt may succeed. */
function meaningOf(code: string): { reason: string; retryable: boolean } {
  const category = categoryOfCode(code);
  if (category === 'content_refused') return { reason: 'The vendor refuses the content', retryable: false };
  return { reason: 'The vendor could not make the video', retryable: category === 'unavailable' };
}
