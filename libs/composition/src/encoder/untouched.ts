import type { VisualClip } from '../document/document.schema.js';
import type { Canvas, Plan } from '../document/plan.js';
import type { VideoStream } from '@reelsheet/platform-media-tools';
import type { Scheduled } from '../document/timeline.js';

/** The one clip of a plan that shows it as it is, so that its pictures can be taken over without encoding them again. */
export function untouchedClip({ base, layers, canvas, frames }: Plan): Scheduled<VisualClip> | undefined {
  const [segment, ...others] = base?.segments ?? [];
  const placed = segment?.clip;
  if (!placed || others.length > 0 || layers.length > 0) return undefined;
  const { clip, media } = placed;
  const changed =
    clip.animation ?? ('trim' in clip ? clip.trim : undefined) ?? ('loop' in clip ? clip.loop : undefined);
  return !changed && fits(media!.probe.video!, canvas, frames) ? placed : undefined;
}

/** Whether the stored stream is what we would make: same size, pace and length, H.264 High in ordinary colours. */
function fits(video: VideoStream, canvas: Canvas, frames: number): boolean {
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
