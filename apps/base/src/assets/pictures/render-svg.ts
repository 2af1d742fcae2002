import { pictureLibrary } from '@reelsheet/platform-media-tools';
import type { Sharp } from 'sharp';

/**
 * Renders a drawing of ours. Files of callers never reach this function, because only raster formats are accepted by
 * their first bytes.
 */
export async function draw(svg: string): Promise<Sharp> {
  const library = await pictureLibrary();
  library.unblock({ operation: ['VipsForeignLoadSvg'] });
  return library(Buffer.from(svg));
}
