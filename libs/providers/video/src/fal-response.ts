import { answerCheck } from '@reelsheet/provider-common';
import Type, { type Static } from 'typebox';
import type { VideoTask } from './port.js';
import { VENDOR } from './vendor-api.js';

/** It becomes a URL segment, so any other text is rejected. */
const RequestId = Type.String({ pattern: '^[\\w-]{1,100}$' });
const Video = Type.Object({
  url: Type.String({ pattern: '^https?://' }),
  duration: Type.Optional(Type.Union([Type.Null(), Type.Number()])),
});
type Video = Static<typeof Video>;

export const readRequestId = answerCheck(VENDOR, Type.Object({ request_id: RequestId }));
export const readStatus = answerCheck(
  VENDOR,
  Type.Object({
    status: Type.Enum(['IN_QUEUE', 'IN_PROGRESS', 'COMPLETED']),
    error_type: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  }),
);
const readResult = answerCheck(VENDOR, Type.Object({ video: Type.Optional(Type.Union([Type.Null(), Video])) }));

/** Reads the model's result. Throws `corrupt_answer`. */
export function readVideo(taskId: string, answer: unknown): VideoTask {
  const { video } = readResult(answer);
  if (video) return { state: 'completed', taskId, videos: [finished(video)] };
  const reason = 'The vendor finished without a video, which it does where it filters the content';
  return { state: 'failed', taskId, reason, retryable: false };
}

const finished = ({ url, duration }: Video) => ({ url, ...(duration ? { durationSeconds: duration } : {}) });
