import type { ResvgRenderOptions } from '@resvg/resvg-js';

type Fonts = NonNullable<ResvgRenderOptions['font']>;

const NO_FONTS: Fonts = { loadSystemFonts: false };

/**
 * Draws a vector graphic of ours as a PNG in its own size. The drawing library is another one than the library that
 * opens files of callers, which has no loader for vector graphics. Text needs fonts.
 */
export async function drawSvg(svg: string, fonts: Fonts = NO_FONTS): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  return (await renderAsync(svg, { font: fonts, logLevel: 'off' })).asPng();
}
