import { randomBytes } from 'node:crypto';
import { type Static, Type } from 'typebox';
import { canvasOf, type SimulatedVideo, newVideo } from '../../videos/simulated-video.js';
import type { TaskFaults } from '../../server/faults.js';
import { REJECTED_BY_VEO } from './gemini.js';

/**
 * Maximum duration of a video. It is longer than Veo's, because this vendor simulates several models of the catalogue.
 */
const MAX_SECONDS = 15;
const RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3'];
/** Sizes in pixels. */
const SHORT_SIDES = { '720p': 720, '1080p': 1080 } as const;
const STRICT = { additionalProperties: false };

const Parameters = Type.Object(
  {
    aspectRatio: Type.Optional(Type.Enum(RATIOS)),
    resolution: Type.Optional(Type.Enum(['720p', '1080p'])),
    durationSeconds: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_SECONDS })),
    negativePrompt: Type.Optional(Type.String()),
    sampleCount: Type.Optional(Type.Literal(1)),
    personGeneration: Type.Optional(Type.Enum(['allow_all', 'allow_adult', 'dont_allow'])),
    /** Field that Veo rejects, because it always generates sound. */
    generateAudio: Type.Optional(Type.Boolean()),
  },
  STRICT,
);

const Instance = Type.Object({ prompt: Type.String({ minLength: 1, maxLength: 8_000 }) }, STRICT);

export const PredictRequest = Type.Object(
  {
    instances: Type.Array(Instance, { minItems: 1, maxItems: 1 }),
    parameters: Type.Optional(Parameters),
  },
  STRICT,
);
export type PredictRequest = Static<typeof PredictRequest>;

export interface Operation extends SimulatedVideo {
  model: string;
}

export function newOperation(
  model: string,
  { instances, parameters = {} }: PredictRequest,
  faults: TaskFaults,
): Operation {
  const { aspectRatio = '16:9', resolution = '720p', durationSeconds = 8 } = parameters;
  return newVideo({
    id: randomBytes(9).toString('hex'),
    model,
    prompt: instances[0]!.prompt,
    canvas: canvasOf(aspectRatio, SHORT_SIDES[resolution]),
    seconds: durationSeconds,
    sound: true,
    faults,
  });
}

export function nameOf({ id, model }: Operation): string {
  return `models/${model}/operations/${id}`;
}

/** Returns the operation in the vendor's format. Its file is at `origin`. */
export function operationBody(operation: Operation, origin: string): object {
  const { status, error } = operation;
  const name = nameOf(operation);
  if (status === 'queued' || status === 'rendering') return { name };
  if (error && error.kind !== 'refused') return { name, done: true, error: { code: 13, message: error.message } };
  return {
    name,
    done: true,
    response: {
      '@type': 'type.googleapis.com/google.ai.generativelanguage.v1beta.PredictLongRunningResponse',
      generateVideoResponse: error ? FILTERED : samplesOf(operation, origin),
    },
  };
}

const FILTERED = { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [REJECTED_BY_VEO] };

function samplesOf({ id, faults }: Operation, origin: string): object {
  if (faults.empty !== undefined) return {};
  return { generatedSamples: [{ video: { uri: `${origin}/google/v1beta/files/${id}:download?alt=media` } }] };
}
