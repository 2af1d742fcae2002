import { beforeAll, describe, expect, it } from '@jest/globals';
import { contrast, MIN_CONTRAST } from './contrast.js';
import { emojiOf } from './emoji.js';
import { type Faces, openFaces } from './faces.js';
import { isReadable, resolveTextStyle } from './text-style.js';
import { TEXT_PRESET_NAMES } from './text-presets.js';
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
  ])('of %s and %s equals the WCAG ratio', (a, b, ratio) => expect(contrast(a, b)).toBeCloseTo(ratio, 2));
});

describe('looks', () => {
  it.each(TEXT_PRESET_NAMES)('%s is readable over any picture without a shadow', (look) => {
    const textStyle = resolveTextStyle({ look }, canvas, faces);
    expect(isReadable(textStyle)).toBe(true);
    expect(textStyle).not.toHaveProperty('shade');
    if (textStyle.highlight) expect(textStyle.highlight.color).toMatch(/^#[0-9A-F]{6}$/);
  });

  it.each([
    [{ outline_width: 0 }, '#000000'],
    [{ color: '#000000' }, '#FFFFFF'],
    [{ color: '#777777', outline_color: '#888888' }, '#000000'],
    [{ color: '#FFFFFF', background: '#FFEE00' }, '#000000'],
    [{ highlight: 'color', highlight_color: '#101010' }, '#000000'],
  ] as const)('adds a shadow to %j', (style, shade) => {
    expect(resolveTextStyle(style, canvas, faces).shade).toBe(shade);
  });

  it('is overridden by the properties of the style', () => {
    const style = { look: 'bold', font: 'rubik', color: '#FFEE00', uppercase: false, highlight: 'none' } as const;
    expect(resolveTextStyle(style, canvas, faces)).toMatchObject({ font: 'rubik', color: '#FFEE00', uppercase: false });
    expect(resolveTextStyle(style, canvas, faces)).not.toHaveProperty('highlight');
    expect(MIN_CONTRAST.text).toBeGreaterThan(MIN_CONTRAST.large);
  });
});

describe('marginsOf', () => {
  it('returns the maximum of all networks if none is given', () => {
    const all = marginsOf(canvas);
    for (const network of NETWORKS) {
      const own = marginsOf(canvas, network);
      for (const side of ['top', 'right', 'bottom', 'left'] as const)
        expect(all[side]).toBeGreaterThanOrEqual(own[side]);
    }
    expect(marginsOf({ width: 1080, height: 1080 }, 'shortvideo').bottom).toBeLessThan(0.1);
  });

  it('contains even a very long title, which is shrunk until it fits', () => {
    const text = 'A very long title that goes on and on, '.repeat(12);
    const clip = { type: 'text', text, style: { look: 'headline' } } as const;
    const positioned = { clip, path: '', start: 0, frames: 30, transition: 0, available: Infinity };
    const { lines, textStyle, top } = textCue(positioned, canvas, faces);
    const { top: paddingY, bottom: below } = marginsOf(canvas);
    expect(lines.length).toBeGreaterThan(4);
    expect(top).toBeGreaterThanOrEqual(canvas.height * paddingY);
    expect(top + lines.length * textStyle.leading).toBeLessThanOrEqual(canvas.height * (1 - below));
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
  ])('returns the picture of %s', (grapheme, name) => expect(emojiOf(grapheme)).toBe(name));

  it.each(['a', '1', '#', '©', '™', 'ﷺ', '漢'])('returns undefined for the text %s', (grapheme) =>
    expect(emojiOf(grapheme)).toBeUndefined(),
  );
});
