import { inspect, UnreadableMedia, type Inspected } from '@reelsheet/platform-media-tools';
import type { LocalFile } from './media-store.js';

/** Properties that a valid picture, video or sound has. */
const IS_WHOLE: Readonly<Record<string, (found: Inspected) => boolean>> = {
  image: ({ thumbnail }) => thumbnail !== null,
  video: ({ thumbnail, duration }) => thumbnail !== null && duration !== null,
  audio: ({ width, duration }) => width === null && duration !== null,
};

/** Inspects a file made by a job before it is stored. Returns undefined when the file is not of its declared type. */
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
