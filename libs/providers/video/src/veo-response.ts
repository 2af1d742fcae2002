import { answerCheck } from '@reelsheet/provider-common';
import { supportCodesOf } from '@reelsheet/provider-common/google';
import Type, { type Static } from 'typebox';
import type { FinishedVideo, VideoTask } from './port.js';
import { VENDOR } from './vendor-api.js';

/** Becomes part of an address to which our key is sent. */
const OperationName = Type.String({ pattern: '^models/[\\w.-]+/operations/[\\w-]+$' });

const Samples = Type.Array(Type.Object({ video: Type.Object({ uri: Type.String({ pattern: '^https?://' }) }) }));
const Operation = Type.Object({
  name: OperationName,
  done: Type.Optional(Type.Boolean()),
  error: Type.Optional(Type.Object({ code: Type.Optional(Type.Integer()), message: Type.Optional(Type.String()) })),
  response: Type.Optional(
    Type.Object({
      generateVideoResponse: Type.Optional(
        Type.Object({
          generatedSamples: Type.Optional(Samples),
          raiMediaFilteredReasons: Type.Optional(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
});

type Operation = Static<typeof Operation>;

export const readAccepted = answerCheck(VENDOR, Type.Object({ name: OperationName }));
const checkedOperation = answerCheck(VENDOR, Operation);

/** `google.rpc.Code`s of what may go better another time: deadline, exhausted, aborted, internal, unavailable. */
const PASSING = new Set([4, 8, 10, 13, 14]);

/**
 * Reads an operation from the vendor's response, which contains neither progress nor duration.
 * Throws `corrupt_answer`.
 */
export function readOperation(answer: unknown, toVideo: (uri: string) => FinishedVideo): VideoTask {
  const { name: taskId, done, error, response } = checkedOperation(answer);
  if (!done) return { state: 'processing', taskId };
  if (error) return { state: 'failed', taskId, ...errorOf(error) };
  const { generatedSamples = [], raiMediaFilteredReasons = [] } = response?.generateVideoResponse ?? {};
  const [first, ...more] = generatedSamples.map(({ video }) => toVideo(video.uri));
  if (first) return { state: 'completed', taskId, videos: [first, ...more] };
  return { state: 'failed', taskId, reason: raiMediaFilteredReasons.join(' ') || WITHOUT_VIDEO, retryable: false };
}

const WITHOUT_VIDEO = 'The vendor finished without a video, which it does where it filters the content';

function errorOf({ code, message }: NonNullable<Operation['error']>) {
  return {
    reason: message || 'The vendor could not make the video',
    retryable: code !== undefined && PASSING.has(code) && !supportCodesOf(message),
  };
}
