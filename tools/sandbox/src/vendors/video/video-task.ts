import { type Static, Type } from 'typebox';
import type { SimulatedVideo, SimulatedVideoStatus } from '../../videos/simulated-video.js';

/**
 * Permitted durations. There are more than Kling has, because this vendor may simulate all video models of the
 * catalogue.
 */
const SECONDS = Array.from({ length: 15 }, (_, index) => String(index + 1));
const RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3'];

export const VideoRequest = Type.Object({
  model_name: Type.Optional(Type.String()),
  prompt: Type.Optional(Type.String({ maxLength: 2_500 })),
  negative_prompt: Type.Optional(Type.String({ maxLength: 2_500 })),
  image: Type.Optional(Type.String({ minLength: 1 })),
  mode: Type.Optional(Type.Enum(['std', 'pro'])),
  sound: Type.Optional(Type.Enum(['on', 'off'])),
  duration: Type.Optional(Type.Enum(SECONDS)),
  aspect_ratio: Type.Optional(Type.Enum(RATIOS)),
  external_task_id: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  callback_url: Type.Optional(Type.String({ pattern: '^https?://' })),
});
export type VideoRequest = Static<typeof VideoRequest>;

export type TaskKind = 'text2video' | 'image2video';

export interface VideoTask extends SimulatedVideo {
  kind: TaskKind;
  externalId: string | null;
  callbackUrl: string | null;
  /** Origin under which the caller reached the sandbox. */
  origin: string;
}

/** Short side of the picture by mode, in pixels. */
export const SHORT_SIDE: Record<string, number> = { std: 720, pro: 1080 };

const STATUS: Record<SimulatedVideoStatus, string> = {
  queued: 'submitted',
  rendering: 'processing',
  done: 'succeed',
  failed: 'failed',
  cancelled: 'failed',
  expired: 'failed',
};

/** Returns the task in the vendor's format, as the API and the `callback_url` receive it. */
export function taskResponse(task: VideoTask): object {
  const { id, status, error, externalId, createdAt, updatedAt } = task;
  return {
    task_id: id,
    task_status: STATUS[status],
    task_status_msg: error?.message ?? (status === 'expired' ? 'The task has expired.' : ''),
    task_info: { external_task_id: externalId ?? '' },
    created_at: createdAt,
    updated_at: updatedAt,
    ...(status === 'done' && { task_result: { videos: videosOf(task) } }),
  };
}

function videosOf({ id, origin, seconds, faults }: VideoTask): object[] {
  if (faults.empty !== undefined) return [];
  return [{ id: `${id}-1`, url: `${origin}/video/files/${id}.mp4`, duration: String(seconds) }];
}
