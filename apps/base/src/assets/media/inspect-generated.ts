import { inspect, UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import type { LocalFile } from './media-store.js';

/** What a picture, a video or a sound must show to be one. */
const IS_WHOLE: Readonly<Record<string, (found: Inspected) => boolean>> = {
  image: ({ thumbnail }) => thumbnail !== null,
  video: ({ thumbnail, duration }) => thumbnail !== null && duration !== null,
  audio: ({ width, duration }) => width === null && duration !== null,
};

/** Looks at a file that a job made, before it is stored. Undefined where it is not of the kind that its type says. */
export async function inspectMade(
  { path, contentType }: Pick<LocalFile, 'path' | 'contentType'>,
  signal: AbortSignal,
): Promise<Inspected | undefined> {
  const [kind = ''] = contentType.split('/');
  try {
    const found = await inspect(path, kind, { signal });
    return IS_WHOLE[kind]?.(found) ? found : undefined;
  } catch (error) {
    if (error instanceof UnreadableMedia) return undefined;
    throw error;
  }
}
