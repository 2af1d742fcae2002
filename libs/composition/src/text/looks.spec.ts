import { beforeAll, describe, expect, it } from '@jest/globals';
import { contrast, READABLE } from './contrast.js';
import { emojiOf } from './emoji.js';
import { type Faces, openFaces } from './faces.js';
import { isReadable, letteringOf } from './text-style.js';
import { LOOK_NAMES } from './looks.js';
import { marginsOf, NETWORKS } from './safe-areas.js';
import { textCue } from './texts.js';

const canvas = { width: 1080, height: 1920, fps: 30 };
let faces: Faces;
beforeAll(async () => (faces = await openFaces()));

describe('contrast', () => {
  it.each([
    ['#FFFFFF', '#000000', 21],
    ['#777777', '#FFFFFF', 4.48],
    ['#123456', '#123456', 1],
  ])('of %s and %s is that of WCAG', (a, b, ratio) => expect(contrast(a, b)).toBeCloseTo(ratio, 2));
});

describe('looks', () => {
  it.each(LOOK_NAMES)('%s is readable over any picture by itself', (look) => {
    const lettering = letteringOf({ look }, canvas, faces);
    expect(isReadable(lettering)).toBe(true);
    expect(lettering).not.toHaveProperty('shade');
    if (lettering.highlight) expect(lettering.highlight.color).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each([
    [{ outline_width: 0 }, '#000000'],
    [{ color: '#000000' }, '#FFFFFF'],
    [{ color: '#777777', outline_color: '#888888' }, '#000000'],
    [{ color: '#FFFFFF', background: '#FFEE00' }, '#000000'],
    [{ highlight: 'color', highlight_color: '#101010' }, '#000000'],
  ] as const)('%j gets a shade', (style, shade) => {
    expect(letteringOf(style, canvas, faces).shade).toBe(shade);
  });

  it('give way to what is said beside them', () => {
    const style = { look: 'bold', font: 'rubik', color: '#FFEE00', uppercase: false, highlight: 'none' } as const;
    expect(letteringOf(style, canvas, faces)).toMatchObject({ font: 'rubik', color: '#FFEE00', uppercase: false });
    expect(letteringOf(style, canvas, faces)).not.toHaveProperty('highlight');
    expect(READABLE.text).toBeGreaterThan(READABLE.large);
  });
});

describe('the free area', () => {
  it('keeps clear of what each network covers, of all where none is named', () => {
    const all = marginsOf(canvas);
    for (const network of NETWORKS) {
      const own = marginsOf(canvas, network);
      for (const side of ['top', 'right', 'bottom', 'left'] as const)
        expect(all[side]).toBeGreaterThanOrEqual(own[side]);
    }
    expect(marginsOf({ width: 1080, height: 1080 }, 'shortvideo').bottom).toBeLessThan(0.1);
  });

  it('holds every title, however long: letters become smaller until it fits', () => {
    const text = 'A title that somebody wrote without an end, '.repeat(12);
    const clip = { type: 'text', text, style: { look: 'headline' } } as const;
    const placed = { clip, path: '', start: 0, frames: 30, transition: 0, available: Infinity };
    const { lines, lettering, top } = textCue(placed, canvas, faces);
    const { top: above, bottom: below } = marginsOf(canvas);
    expect(lines.length).toBeGreaterThan(4);
    expect(top).toBeGreaterThanOrEqual(canvas.height * above);
    expect(top + lines.length * lettering.leading).toBeLessThanOrEqual(canvas.height * (1 - below));
  });
});

describe('emojiOf', () => {
  it.each([
    ['😀', '1f600'],
    ['❤️', '2764'],
    ['👍🏽', '1f44d-1f3fd'],
    ['🇩🇪', '1f1e9-1f1ea'],
    ['1️⃣', '31-20e3'],
    ['👩‍🚀', '1f469-200d-1f680'],
  ])('finds the picture of %s', (grapheme, name) => expect(emojiOf(grapheme)).toBe(name));

  it.each(['a', '1', '#', '©', '™', 'ﷺ', '漢'])('takes %s for text', (grapheme) =>
    expect(emojiOf(grapheme)).toBeUndefined(),
  );
});
