import type { VisualClip } from '../document/document-schema.js';
import type { Canvas, Plan } from '../document/plan.js';
import type { VideoStream } from '@reelsheet/platform-media-tools';
import type { Scheduled } from '../document/timeline.js';

/**
 * Returns the clip if the plan shows one clip unchanged, so that its video stream can be copied without
 * re-encoding.
 */
export function passthroughClip({ base, layers, canvas, frames }: Plan): Scheduled<VisualClip> | undefined {
  const [item, ...others] = base?.items ?? [];
  const placed = item?.clip;
  if (!placed || others.length > 0 || layers.length > 0) return undefined;
  const { clip, media } = placed;
  const changed =
    clip.animation ?? ('trim' in clip ? clip.trim : undefined) ?? ('loop' in clip ? clip.loop : undefined);
  return !changed && matchesOutput(media!.probe.video!, canvas, frames) ? placed : undefined;
}

/** Returns whether a stream has the size, frame rate, length and encoding (H.264 High, BT.709) of our output. */
function matchesOutput(video: VideoStream, canvas: Canvas, frames: number): boolean {
  const sameShape = video.upright && video.width === canvas.width && video.height === canvas.height;
  const sameTime = video.fps === canvas.fps && video.frames === frames;
  const { codec, profile, pixelFormat, colorSpace = 'bt709' } = video;
  return (
    sameShape &&
    sameTime &&
    codec === 'h264' &&
    profile === 'High' &&
    pixelFormat === 'yuv420p' &&
    colorSpace === 'bt709'
  );
}
