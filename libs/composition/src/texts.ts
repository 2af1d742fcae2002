import type { Cue } from './ass.js';
import { defaultFontSize } from './captions.js';
import type { ClipOf, Position } from './document.schema.js';
import { toWords, type Word, wrap } from './text-layout.js';
import type { Scheduled } from './timeline.js';

const WHOLE: Position = { x: 0.06, y: 0.06, width: 0.88, height: 0.88 };
/** Place of the anchor in the box, across, and its number at half height. */
const ALIGNMENTS = { left: [0, 4], center: [0.5, 5], right: [1, 6] } as const;

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
}

/** The cue of a text clip: in the middle of its box, broken to the box's width. */
export function textCue({ clip, start, frames }: Scheduled<ClipOf<'text'>>, canvas: Canvas): Cue {
  const box = clip.position ?? WHOLE;
  const { align = 'center', uppercase = false, ...style } = clip.style ?? {};
  const letters = { ...style, font_size: style.font_size ?? defaultFontSize(canvas) };
  const width = box.width * canvas.width;
  const [across, anchor] = ALIGNMENTS[align];
  return {
    start: start / canvas.fps,
    end: (start + frames) / canvas.fps,
    lines: clip.text
      .split(/\r\n|[\n\r\u2028\u2029]/u)
      .flatMap((line) => toLines(line, uppercase, width / letters.font_size)),
    letters,
    anchor,
    x: (box.x + box.width * across) * canvas.width,
    y: (box.y + box.height / 2) * canvas.height,
    width,
  };
}

function toLines(line: string, uppercase: boolean, columns: number): Word[][] {
  const lines = wrap(toWords(uppercase ? line.toLocaleUpperCase() : line, columns), columns);
  return lines.length > 0 ? lines : [[]];
}
