import type { IdeaToConvert } from '@reelsheet/contracts';
import type { IdeaContent } from '../../sheets/idea-rows/idea-row.js';

/** A field comes before an ingredient of the same name. */
export function toContent({ id, title, hook, description, video_type, ingredients }: IdeaToConvert): IdeaContent {
  const fields = { title, hook, description, video_type };
  return { id, title, texts: new Map(Object.entries({ ...fields, ...ingredients, ...fields })) };
}
