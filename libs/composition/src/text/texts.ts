import type { Cue } from './ass.js';
import type { ClipOf, Position } from '../document/document.schema.js';
import type { Faces } from './faces.js';
import { type Lettering, letteringOf, spaceOf } from './text-style.js';
import { marginsOf, type Network } from './safe-areas.js';
import { type Paragraph, toParagraph, wrap } from './text-layout.js';
import type { Scheduled } from '../document/timeline.js';

/** Place of the lines in their box, across. */
const ACROSS = { left: 0, center: 0.5, right: 1 } as const;
/** Letters that don't fit into their box become smaller in these steps, down to this share. */
const SMALLER = 0.94;
const SMALLEST = 0.25;

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly safe_area?: Network;
}

/** The cue of a text clip: in the middle of its box, broken to the box's width, and made smaller until it fits. */
export function textCue({ clip, start, frames }: Scheduled<ClipOf<'text'>>, canvas: Canvas, faces: Faces): Cue {
  const box = clip.position ?? freeArea(canvas);
  const { align = 'center' } = clip.style ?? {};
  const { lettering, lines } = fitted(clip, canvas, faces, box);
  const middle = (box.y + box.height / 2) * canvas.height;
  return {
    start: start / canvas.fps,
    end: (start + frames) / canvas.fps,
    lines,
    lettering,
    align,
    x: (box.x + box.width * ACROSS[align]) * canvas.width,
    top: middle - (lines.length * lettering.leading) / 2,
  };
}

/** What no network covers, with equal margins at both sides. */
function freeArea(canvas: Canvas): Position {
  const { top, right, bottom, left } = marginsOf(canvas, canvas.safe_area);
  const side = Math.max(left, right);
  return { x: side, y: top, width: 1 - 2 * side, height: 1 - top - bottom };
}

function fitted({ text, style = {} }: ClipOf<'text'>, canvas: Canvas, faces: Faces, box: Position) {
  let lettering = letteringOf(style, canvas, faces);
  let lines = linesOf(text, lettering, box.width * canvas.width);
  const smallest = lettering.leading * SMALLEST;
  while (lines.length * lettering.leading > box.height * canvas.height && lettering.leading * SMALLER > smallest) {
    lettering = letteringOf({ ...style, font_size: lettering.leading * SMALLER }, canvas, faces);
    lines = linesOf(text, lettering, box.width * canvas.width);
  }
  return { lettering, lines };
}

function linesOf(text: string, lettering: Lettering, width: number) {
  const columns = width / lettering.size;
  return text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((line) => {
    const { words }: Paragraph = toParagraph(lettering.uppercase ? line.toLocaleUpperCase() : line, columns, lettering);
    const lines = wrap(words, columns, spaceOf(lettering));
    return lines.length > 0 ? lines : [[]];
  });
}
