import { existsSync } from 'node:fs';
import { drawSvg, pictureLibrary } from '@reelsheet/pictures';
import { Chance } from '../language/seeded-choice.js';
import { findSubject, heading } from '../language/prompt-subject.js';
import { remembered } from '../store/remembered.js';
import { type Motif, MOTIF_WORDS, MOTIFS } from './motifs.js';
import { MOOD_WORDS, type Mood, type Palette, PALETTES } from './palettes.js';
import { type Canvas, SCENERIES, SCENERY_WORDS, type SceneryName, sky } from './scenery.js';
import { typography } from './typography.js';

/** The fonts are read again for each drawing, so only drawings with text ask for them. */
const SYSTEM_FONTS = { loadSystemFonts: true };
/** The fonts that Debian's ffmpeg depends on; reading only them takes a tenth of the time. */
const DEJAVU = '/usr/share/fonts/truetype/dejavu';
const DEJAVU_FONTS = { loadSystemFonts: false, fontDirs: [DEJAVU] };
/** Text that needs no other font. */
const LATIN = /^[\p{ASCII}\p{Script=Latin}–—…’“”]*$/u;

interface Plan {
  palette: Palette;
  mood: Mood;
  scenery: SceneryName;
  motif: Motif;
  heading: string;
  keywords: string[];
  chance: Chance;
}

/** Draws a picture of the subject of the prompt as PNG. The same prompt, size and variant give the same bytes. */
export function drawPicture(prompt: string, canvas: Canvas, variant = 0, reference?: Buffer): Promise<Buffer> {
  const order = ['picture', prompt, canvas.width, canvas.height, variant, reference];
  return remembered.of(order, () => draw(prompt, canvas, variant, reference));
}

async function draw(prompt: string, canvas: Canvas, variant: number, reference?: Buffer): Promise<Buffer> {
  const plan = planPicture(prompt, variant);
  const text = typography(canvas, plan.heading, plan.keywords, plan.palette.paper);
  if (!reference) return renderText(canvas, plan, backgroundOf(canvas, plan) + thingOf(canvas, plan) + text);
  const library = await pictureLibrary();
  return library(await gradedReference(reference, canvas, plan.palette))
    .composite([{ input: await renderText(canvas, plan, text) }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/**
 * Draws the background, the object and the text of the same picture as separate layers for
 * animation. The background is `bleed` times as large as the canvas.
 */
export async function drawLayers(prompt: string, canvas: Canvas, bleed: number): Promise<Buffer[]> {
  const plan = planPicture(prompt, 0);
  const wide = { width: Math.round(canvas.width * bleed), height: Math.round(canvas.height * bleed) };
  return Promise.all([
    render(wide, plan, backgroundOf(wide, plan)),
    render(canvas, plan, thingOf(canvas, plan)),
    renderText(canvas, plan, typography(canvas, plan.heading, plan.keywords, plan.palette.paper)),
  ]);
}

function planPicture(prompt: string, variant: number): Plan {
  const subject = findSubject(prompt);
  const chance = new Chance(`${prompt}\n${variant}`);
  const about = `${subject.phrase} ${subject.keywords.join(' ')}`;
  const mood = matching(MOOD_WORDS, about, variant) ?? chance.pick(Object.keys(PALETTES) as Mood[]);
  return {
    palette: PALETTES[mood],
    mood,
    scenery: matching(SCENERY_WORDS, about) ?? chance.pick(['hills', 'hills', 'waves', 'trees'] as const),
    motif: matching(MOTIF_WORDS, about) ?? 'bulb',
    heading: heading(subject),
    keywords: subject.keywords,
    chance,
  };
}

/** Returns the first row with a word of the text; variants use later rows. */
function matching<T>(rows: readonly [T, RegExp][], text: string, variant = 0): T | undefined {
  const found = rows.filter(([, pattern]) => pattern.test(text));
  return found[variant % Math.max(1, found.length)]?.[0];
}

function backgroundOf(canvas: Canvas, plan: Plan): string {
  const { width, height } = canvas;
  return (
    sky(canvas, plan.palette, plan.chance, plan.mood === 'night' || plan.mood === 'neon') +
    SCENERIES[plan.scenery](canvas, plan.palette, plan.chance) +
    `<rect y="${height * 0.45}" width="${width}" height="${height * 0.4}" fill="url(#mist)"/><rect width="${width}" height="${height}" fill="url(#vignette)"/>`
  );
}

function thingOf({ width, height }: Canvas, plan: Plan): string {
  const wide = width > height * 1.2;
  const size = Math.min(width * (wide ? 0.3 : 0.6), height * (wide ? 0.6 : 0.34));
  const [x, y] = [wide ? width * 0.73 : width / 2, height * (wide ? 0.58 : 0.63)];
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 200})"><ellipse cx="0" cy="106" rx="92" ry="14" fill="#000" opacity=".35" filter="url(#soft)"/>` +
    `<circle r="150" fill="url(#halo)"/>${MOTIFS[plan.motif](plan.palette)}</g>`
  );
}

const render = (canvas: Canvas, plan: Plan, body: string) => drawSvg(svg(canvas, plan, body));
const renderText = (canvas: Canvas, plan: Plan, body: string) => drawSvg(svg(canvas, plan, body), fontsFor(body));
const fontsFor = (text: string) => (existsSync(DEJAVU) && LATIN.test(text) ? DEJAVU_FONTS : SYSTEM_FONTS);

async function gradedReference(reference: Buffer, { width, height }: Canvas, palette: Palette): Promise<Buffer> {
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}" stop-opacity=".85"/><stop offset=".5" stop-color="${palette.sky[1]}" stop-opacity=".15"/><stop offset="1" stop-color="${palette.land[3]}" stop-opacity=".6"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`;
  const library = await pictureLibrary();
  return library(reference)
    .rotate()
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: await drawSvg(shade) }])
    .png()
    .toBuffer();
}

function svg({ width, height }: Canvas, { palette }: Plan, body: string): string {
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>` +
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stop(0, palette.sky[0])}${stop(0.38, palette.sky[1])}${stop(0.66, palette.sky[2])}</linearGradient>` +
    `<linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">${stop(0, palette.light, 0)}${stop(0.5, palette.light, 0.22)}${stop(1, palette.light, 0)}</linearGradient>` +
    `<radialGradient id="glow">${stop(0, palette.light, 0.8)}${stop(1, palette.light, 0)}</radialGradient>` +
    `<radialGradient id="halo">${stop(0.3, palette.light, 0.5)}${stop(1, palette.light, 0)}</radialGradient>` +
    `<radialGradient id="vignette" r=".85">${stop(0.55, '#000', 0)}${stop(1, '#000', 0.5)}</radialGradient>` +
    `<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${Math.max(2, width / 130)}"/></filter>` +
    `</defs>${body}</svg>`
  );
}
