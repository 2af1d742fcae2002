import type { Canvas } from './scenery.js';

const SERIF_EM = 0.53;
const LINE_HEIGHT = 1.18;

/**
 * Draws a serif heading with a rule and a line of key words below it in the upper part of the
 * canvas.
 */
export function typography(canvas: Canvas, heading: string, keywords: readonly string[], colour: string): string {
  const { width, height } = canvas;
  const wide = width > height * 1.2;
  const column = wide ? width * 0.46 : width * 0.8;
  const centre = wide ? width * 0.29 : width / 2;
  const { lines, size } = fit(heading, column, height * (wide ? 0.42 : 0.2));
  const top = wide ? height * 0.5 - (lines.length * size * LINE_HEIGHT) / 2 : height * 0.11;
  const baseline = (index: number) => top + size * (0.86 + index * LINE_HEIGHT);
  const rule = baseline(lines.length - 1) + size * 0.55;
  const small = Math.min(size * 0.36, width * 0.032);
  const text = lines
    .map((line, index) => `<text x="${centre}" y="${baseline(index)}" font-size="${size}">${escapeXml(line)}</text>`)
    .join('');
  const tags = keywords.slice(0, 3).join('  ·  ').toUpperCase();
  return (
    `<g font-family="DejaVu Serif, Georgia, serif" font-stretch="condensed" text-anchor="middle">` +
    `<g fill="#000" opacity=".45" filter="url(#soft)">${text}</g><g fill="${colour}">${text}</g></g>` +
    `<rect x="${centre - column * 0.07}" y="${rule}" width="${column * 0.14}" height="${Math.max(2, size * 0.035)}" fill="${colour}"/>` +
    `<text x="${centre}" y="${rule + small * 2.1}" font-family="DejaVu Sans, Helvetica, sans-serif" font-size="${small}" letter-spacing="${small * 0.22}" text-anchor="middle" fill="${colour}" opacity=".92">${escapeXml(tags)}</text>`
  );
}

/** Returns the maximum type size at which the words fit into the box, and their lines. */
function fit(text: string, width: number, height: number): { lines: string[]; size: number } {
  for (let size = width * 0.16; size > 8; size *= 0.94) {
    const lines = wrap(text, Math.floor(width / (size * SERIF_EM)));
    if (lines && lines.length * size * LINE_HEIGHT <= height) return { lines, size };
  }
  return { lines: [text], size: 8 };
}

/** Returns undefined if a word is longer than a line. */
function wrap(text: string, max: number): string[] | undefined {
  const lines = [''];
  for (const word of text.split(' ')) {
    if (word.length > max) return undefined;
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= max) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

export function escapeXml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character]!);
}
