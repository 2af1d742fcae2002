import type { Cue } from './ass.js';
import type { ClipOf, Position } from '../document/document-schema.js';
import type { Faces } from './faces.js';
import { ALIGN_FACTORS, type ResolvedTextStyle, resolveTextStyle, spaceOf } from './text-style.js';
import { marginsOf, type Network } from './safe-areas.js';
import { type Paragraph, toParagraph, wrap } from './text-layout.js';
import type { Scheduled } from '../document/timeline.js';

/** Text that does not fit into its box is shrunk in steps of this factor, down to `MIN_SHRINK`. */
const SHRINK_STEP = 0.94;
const MIN_SHRINK = 0.25;

interface TextCanvas {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly safe_area?: Network;
}

/** Returns the cue of a text clip, vertically centered in its box, wrapped to its width and shrunk until it fits. */
export function textCue({ clip, start, frames }: Scheduled<ClipOf<'text'>>, canvas: TextCanvas, faces: Faces): Cue {
  const box = clip.position ?? freeArea(canvas);
  const { align = 'center' } = clip.style ?? {};
  const { textStyle, lines } = fitToBox(clip, canvas, faces, box);
  const middle = (box.y + box.height / 2) * canvas.height;
  return {
    start: start / canvas.fps,
    end: (start + frames) / canvas.fps,
    lines,
    textStyle,
    align,
    x: (box.x + box.width * ALIGN_FACTORS[align]) * canvas.width,
    top: middle - (lines.length * textStyle.leading) / 2,
  };
}

/** Returns the area that no network covers, with equal margins at both sides. */
function freeArea(canvas: TextCanvas): Position {
  const { top, right, bottom, left } = marginsOf(canvas, canvas.safe_area);
  const side = Math.max(left, right);
  return { x: side, y: top, width: 1 - 2 * side, height: 1 - top - bottom };
}

function fitToBox({ text, style = {} }: ClipOf<'text'>, canvas: TextCanvas, faces: Faces, box: Position) {
  let textStyle = resolveTextStyle(style, canvas, faces);
  let lines = linesOf(text, textStyle, box.width * canvas.width);
  const minLeading = textStyle.leading * MIN_SHRINK;
  while (
    lines.length * textStyle.leading > box.height * canvas.height &&
    textStyle.leading * SHRINK_STEP > minLeading
  ) {
    textStyle = resolveTextStyle({ ...style, font_size: textStyle.leading * SHRINK_STEP }, canvas, faces);
    lines = linesOf(text, textStyle, box.width * canvas.width);
  }
  return { textStyle, lines };
}

function linesOf(text: string, textStyle: ResolvedTextStyle, width: number) {
  const columns = width / textStyle.size;
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((line) => {
    const { words }: Paragraph = toParagraph(textStyle.uppercase ? line.toLocaleUpperCase() : line, columns, textStyle);
    const lines = wrap(words, columns, spaceOf(textStyle));
    return lines.length > 0 ? lines : [[]];
  });
}
