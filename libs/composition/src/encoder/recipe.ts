import { ContentKeys, keyOf } from './content-key.js';
import { joinCommand, pictureCommand, soundCommand } from './graph.js';
import type { Plan } from '../document/plan.js';
import { partOf, segmentsOf } from './segments.js';
import { untouchedClip } from './untouched.js';

/** Something that is made by itself, under the key of all that it is made of: same key, same bytes. */
export interface Part {
  readonly key: string;
  /** In the working directory. */
  readonly file: string;
}

export interface PicturePart extends Part {
  readonly plan: Plan;
}

/** How a plan becomes a file: parts that are made each by itself, and joined as they are. */
export interface Recipe {
  readonly plan: Plan;
  /** Of the whole file. */
  readonly key: string;
  /** In the order in which they show; none where the pictures of a source are taken over. */
  readonly pictures: readonly PicturePart[];
  readonly sound: Part;
}

/** Reads all sources of the plan once, to name them by their bytes. */
export async function recipeOf(plan: Plan): Promise<Recipe> {
  const keys = new ContentKeys();
  const segments = untouchedClip(plan) ? [] : segmentsOf(plan);
  const pictures: PicturePart[] = [];
  for (const segment of segments) {
    const [part, file] = [partOf(plan, segment), `pictures-${pictures.length}.mp4`];
    pictures.push({ plan: part, file, key: await keys.of(pictureCommand(part, 'pictures.mp4')) });
  }
  const quiet = await keys.of(soundCommand(plan, 'sound.m4a', 0));
  const sound = { file: 'sound.m4a', key: keyOf([quiet, plan.isDraft ? 'draft' : 'whole']) };
  const join = joinCommand(plan, framesOf(pictures), sound.file, 'video.mp4');
  const key = keyOf([await keys.of(join), sound.key, ...pictures.map((part) => part.key)]);
  return { plan, key, pictures, sound };
}

export function framesOf(pictures: readonly PicturePart[]) {
  return pictures.map(({ file, plan }) => ({ file, frames: plan.frames }));
}
