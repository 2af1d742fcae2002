import { pictureLibrary } from '@reelsheet/platform-media-tools';
import type { Sharp } from 'sharp';

/** A drawing of ours as a picture. What callers send never gets here: it is a raster by its first bytes before the library opens it. */
export async function draw(svg: string): Promise<Sharp> {
  const library = await pictureLibrary();
  library.unblock({ operation: ['VipsForeignLoadSvg'] });
  return library(Buffer.from(svg));
}
