import { type Static, Type } from 'typebox';
import type { Canvas } from '../../picture/scenery.js';

/** More than Kling itself takes, because this one vendor stands for all video models of the catalogue. */
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
});
export type VideoRequest = Static<typeof VideoRequest>;

export type TaskKind = 'text2video' | 'image2video';

/** A task as it is kept. Its status follows from the times, in milliseconds since 1970. */
export interface VideoTask {
  id: string;
  kind: TaskKind;
  externalId: string | null;
  prompt: string;
  /** Name of the kept picture that an image2video task moves. */
  picture: string | null;
  mode: string;
  ratio: string;
  seconds: number;
  sound: boolean;
  createdAt: number;
  updatedAt: number;
  startedAt: number | null;
  madeAt: number | null;
  failure: string | null;
}

export type TaskStatus = 'submitted' | 'processing' | 'succeed' | 'failed';

/** Short side of the picture by mode, in pixels. */
const SHORT_SIDE: Record<string, number> = { std: 720, pro: 1080 };

export function statusOf(task: VideoTask): TaskStatus {
  if (task.failure !== null) return 'failed';
  if (task.madeAt !== null) return 'succeed';
  return task.startedAt === null ? 'submitted' : 'processing';
}

export function canvasOf(task: VideoTask): Canvas {
  const [across = 16, down = 9] = task.ratio.split(':').map(Number);
  const side = SHORT_SIDE[task.mode] ?? 720;
  const unit = side / Math.min(across, down);
  return { width: even(across * unit), height: even(down * unit) };
}

/** H.264 wants even sides. */
const even = (pixels: number) => 2 * Math.round(pixels / 2);

/** The task as the vendor shows it; `origin` is where its file is fetched. */
export function showTask(task: VideoTask, origin: string): object {
  const status = statusOf(task);
  return {
    task_id: task.id,
    task_status: status,
    task_status_msg: task.failure ?? '',
    task_info: { external_task_id: task.externalId ?? '' },
    created_at: task.createdAt,
    updated_at: task.updatedAt,
    ...(status === 'succeed' && {
      task_result: {
        videos: [{ id: `${task.id}-1`, url: `${origin}/video/files/${task.id}.mp4`, duration: String(task.seconds) }],
      },
    }),
  };
}
