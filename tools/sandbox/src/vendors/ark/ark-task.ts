import { type Static, Type } from 'typebox';
import type { SimulatedVideo, SimulatedVideoError, SimulatedVideoStatus } from '../../videos/simulated-video.js';

const TextPart = Type.Object({ type: Type.Literal('text'), text: Type.String({ minLength: 1, maxLength: 6_000 }) });

export const RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9', '3:2', '2:3'];
const RESOLUTIONS = ['480p', '720p', '1080p'];

export const ArkRequest = Type.Object({
  model: Type.String({ minLength: 1 }),
  content: Type.Array(TextPart, { minItems: 1, maxItems: 1 }),
  resolution: Type.Enum(RESOLUTIONS, { default: '720p' }),
  ratio: Type.Enum(RATIOS, { default: '16:9' }),
  duration: Type.Integer({ minimum: 2, maximum: 15, default: 5 }),
  generate_audio: Type.Boolean({ default: false }),
  watermark: Type.Optional(Type.Boolean()),
  callback_url: Type.Optional(Type.String({ pattern: '^https?://' })),
  execution_expires_after: Type.Integer({ minimum: 3_600, maximum: 259_200, default: 172_800 }),
});
export type ArkRequest = Static<typeof ArkRequest>;

export interface ArkTask extends SimulatedVideo {
  model: string;
  resolution: string;
  ratio: string;
  expiresAfter: number;
  callbackUrl: string | null;
  /** Origin under which the caller reached the sandbox. */
  origin: string;
}

const STATUS: Record<SimulatedVideoStatus, string> = {
  queued: 'queued',
  rendering: 'running',
  done: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
};

const CODES: Record<SimulatedVideoError['kind'], string> = {
  refused: 'OutputVideoSensitiveContentDetected',
  invalid: 'InvalidParameter',
  broken: 'InternalServiceError',
};

const FRAMES_A_SECOND = 30;
const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

/** Returns the task in the vendor's format, as the API and the `callback_url` receive it. */
export function taskResponse(task: ArkTask): object {
  const { id, model, status, error, createdAt, updatedAt } = task;
  return {
    id,
    model,
    status: STATUS[status],
    error: error && { code: CODES[error.kind], message: error.message },
    created_at: seconds(createdAt),
    updated_at: seconds(updatedAt),
    service_tier: 'default',
    execution_expires_after: task.expiresAfter,
    ...(status === 'done' && resultOf(task)),
  };
}

function resultOf({ id, origin, canvas, seconds, resolution, ratio, sound, faults }: ArkTask): object {
  const tokens = Math.round((canvas.width * canvas.height * FRAMES_A_SECOND * seconds) / 1_024);
  return {
    content: faults.empty === undefined ? { video_url: `${origin}/ark/files/${id}.mp4` } : {},
    usage: { completion_tokens: tokens, total_tokens: tokens },
    resolution,
    ratio,
    duration: seconds,
    framespersecond: FRAMES_A_SECOND,
    generate_audio: sound,
  };
}
