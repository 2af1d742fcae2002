import { drawSvg, pictureLibrary } from '@reelsheet/pictures';
import type { Sharp } from 'sharp';

/** Renders a drawing of ours; it cannot contain text. */
export async function draw(svg: string): Promise<Sharp> {
  const library = await pictureLibrary();
  return library(await drawSvg(svg));
}
