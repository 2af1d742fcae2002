import { ContentKeys, keyOf } from './content-key.js';
import { joinCommand, pictureCommand, soundCommand } from './graph.js';
import type { Plan } from '../document/plan.js';
import { cutPlan, splitIntoSegments } from './segments.js';
import { passthroughClip } from './passthrough.js';

/** A file that is encoded separately: a range of video frames, or the sound track. Same key, same bytes. */
export interface Segment {
  /** Content key, see {@link ContentKeys}. */
  readonly key: string;
  /** File name in the working directory. */
  readonly file: string;
}

export interface PictureSegment extends Segment {
  readonly plan: Plan;
}

/**
 * A plan is encoded as video segments and one sound segment, which are joined without re-encoding.
 */
export interface SegmentPlan {
  readonly plan: Plan;
  /** Content key of the finished file. */
  readonly key: string;
  /** Video segments in order; empty for a passthrough clip. */
  readonly pictures: readonly PictureSegment[];
  readonly sound: Segment;
}

/** Splits a plan into segments and computes their content keys, for which all sources are read once. */
export async function planSegments(plan: Plan): Promise<SegmentPlan> {
  const keys = new ContentKeys();
  const ranges = passthroughClip(plan) ? [] : splitIntoSegments(plan);
  const pictures: PictureSegment[] = [];
  for (const range of ranges) {
    const [segment, file] = [cutPlan(plan, range), `pictures-${pictures.length}.mp4`];
    pictures.push({ plan: segment, file, key: await keys.of(pictureCommand(segment, 'pictures.mp4')) });
  }
  const unmastered = await keys.of(soundCommand(plan, 'sound.m4a', 0));
  const sound = { file: 'sound.m4a', key: keyOf([unmastered, plan.isDraft ? 'draft' : 'full']) };
  const join = joinCommand(plan, framesOf(pictures), sound.file, 'video.mp4');
  const key = keyOf([await keys.of(join), sound.key, ...pictures.map((segment) => segment.key)]);
  return { plan, key, pictures, sound };
}

export function framesOf(pictures: readonly PictureSegment[]) {
  return pictures.map(({ file, plan }) => ({ file, frames: plan.frames }));
}
