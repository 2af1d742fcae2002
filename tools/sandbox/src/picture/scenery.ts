import type { Chance } from '../language/seeded-choice.js';
import type { Palette } from './palettes.js';

/** Size of the canvas in pixels. */
export interface Canvas {
  width: number;
  height: number;
}

type Scenery = (canvas: Canvas, palette: Palette, chance: Chance) => string;

/** Drawings of the ground below an object; each fills the lower half of the canvas. */
export const SCENERIES = {
  hills: ({ width, height }, palette, chance) =>
    palette.land
      .map((colour, index) =>
        ridge(width, height, height * (0.52 + index * 0.11), height * (0.07 - index * 0.008), colour, chance),
      )
      .join(''),
  waves: ({ width, height }, palette, chance) => {
    const glitter = Array.from({ length: 26 }, () => {
      const y = height * chance.between(0.62, 0.9);
      const length = width * chance.between(0.02, 0.09);
      return `<rect x="${width * chance.between(0.2, 0.75)}" y="${y}" width="${length}" height="${height * 0.0022}" rx="2" fill="${palette.light}" opacity="${chance.between(0.2, 0.6)}"/>`;
    }).join('');
    const sea = palette.land.map((colour, index) =>
      swell(width, height, height * (0.6 + index * 0.1), height * (0.008 + index * 0.006), colour, chance),
    );
    return sea.join('') + glitter;
  },
  skyline: ({ width, height }, palette, chance) =>
    [0, 1, 2]
      .map((index) => buildings(width, height, height * (0.5 + index * 0.1), palette.land[index]!, palette, chance))
      .join('') + `<rect y="${height * 0.84}" width="${width}" height="${height * 0.16}" fill="${palette.land[3]}"/>`,
  trees: ({ width, height }, palette, chance) =>
    [0, 1, 2]
      .map(
        (index) =>
          ridge(width, height, height * (0.58 + index * 0.11), height * 0.035, palette.land[index]!, chance) +
          firs(width, height * (0.6 + index * 0.11), height * (0.1 + index * 0.04), palette.land[index]!, chance),
      )
      .join('') + ridge(width, height, height * 0.87, height * 0.02, palette.land[3], chance),
  table: ({ width, height }, palette) =>
    `<rect x="${width * 0.14}" y="${height * 0.36}" width="${width * 0.72}" height="${height * 0.36}" rx="${width * 0.36}" fill="${palette.light}" opacity=".28"/>` +
    `<rect y="${height * 0.74}" width="${width}" height="${height * 0.26}" fill="${palette.land[2]}"/>` +
    `<rect y="${height * 0.74}" width="${width}" height="${height * 0.012}" fill="${palette.land[0]}"/>` +
    [0.82, 0.88, 0.95]
      .map((y) => `<rect y="${height * y}" width="${width}" height="2" fill="${palette.land[3]}" opacity=".5"/>`)
      .join(''),
} satisfies Record<string, Scenery>;

export type SceneryName = keyof typeof SCENERIES;

export const SCENERY_WORDS: readonly [SceneryName, RegExp][] = [
  [
    'waves',
    /\b(sea|ocean|beach|wave\w*|surf\w*|sail\w*|boat\w*|island\w*|coast\w*|swim\w*|fish\w*|lighthouse\w*|river\w*|lake\w*|portugal)\b/i,
  ],
  [
    'skyline',
    /\b(city|cities|urban|street\w*|neon|office\w*|business|startup\w*|tech\w*|software|ai|market\w*|fashion|money|financ\w*|invest\w*)\b/i,
  ],
  ['trees', /\b(forest\w*|tree\w*|hik\w+|camp\w*|wood|woods|nature|trail\w*|climate)\b/i],
  ['hills', /\b(desert\w*|mountain\w*|dune\w*|sky|star|stars|moon|run|running|walk\w*|cycl\w*|field\w*|farm\w*)\b/i],
  [
    'table',
    /\b(coffee|tea|bread|sourdough|bak\w+|cook\w*|kitchen|food|recipe\w*|book\w*|read\w*|desk\w*|product\w*|home|house\w*|skin\w*|craft\w*|plant\w*|herb\w*|podcast\w*|music|study\w*)\b/i,
  ],
];

export function sky({ width, height }: Canvas, palette: Palette, chance: Chance, starry: boolean): string {
  const isWide = width > height * 1.2;
  const sun = {
    x: width * (isWide ? chance.between(0.62, 0.8) : chance.between(0.34, 0.66)),
    y: height * chance.between(0.47, 0.52),
    r: Math.min(width, height) * 0.17,
  };
  const stars = Array.from(
    { length: 110 },
    () =>
      `<circle cx="${width * chance.next()}" cy="${height * 0.55 * chance.next()}" r="${chance.between(0.6, 2.4)}" fill="#fff" opacity="${chance.between(0.25, 0.95)}"/>`,
  );
  const clouds = Array.from({ length: 4 }, () =>
    cloud(width * chance.next(), height * chance.between(0.3, 0.46), width * chance.between(0.12, 0.3), palette.paper),
  );
  return (
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 3}" fill="url(#glow)"/><circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${palette.light}" opacity=".9"/>` +
    (starry ? stars : clouds).join('')
  );
}

function cloud(x: number, y: number, size: number, colour: string): string {
  return [
    [0, 0, 1],
    [-0.45, 0.03, 0.6],
    [0.45, 0.04, 0.7],
  ]
    .map(
      ([dx, dy, scale]) =>
        `<ellipse cx="${x + size * (dx ?? 0)}" cy="${y + size * (dy ?? 0)}" rx="${size * 0.6 * (scale ?? 1)}" ry="${size * 0.075 * (scale ?? 1)}" fill="${colour}" opacity=".2"/>`,
    )
    .join('');
}

function ridge(width: number, height: number, top: number, swing: number, colour: string, chance: Chance): string {
  const [a, b] = [chance.between(0.7, 1.6), chance.between(2, 4)];
  const [phase, shift] = [chance.between(0, 6), chance.between(0, 6)];
  const points = Array.from({ length: 49 }, (_, index) => {
    const at = index / 48;
    const y = top - swing * (Math.sin(at * Math.PI * a + phase) + 0.35 * Math.sin(at * Math.PI * b + shift));
    return `${(at * width).toFixed(1)},${y.toFixed(1)}`;
  });
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${colour}"/>`;
}

function swell(width: number, height: number, top: number, swing: number, colour: string, chance: Chance): string {
  const phase = chance.between(0, 6);
  const points = Array.from({ length: 121 }, (_, index) => {
    const at = index / 120;
    return `${(at * width).toFixed(1)},${(top + swing * Math.sin(at * Math.PI * 9 + phase) * Math.cos(at * 7)).toFixed(1)}`;
  });
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${colour}"/>`;
}

function buildings(
  width: number,
  height: number,
  top: number,
  colour: string,
  palette: Palette,
  chance: Chance,
): string {
  const parts: string[] = [];
  for (let x = -width * 0.02; x < width;) {
    const wide = width * chance.between(0.07, 0.15);
    const y = top + height * chance.between(-0.08, 0.1);
    parts.push(
      `<rect x="${x}" y="${y}" width="${wide}" height="${height - y}" fill="${colour}"/>`,
      ...windows(x, y, wide, palette, chance),
    );
    x += wide + width * chance.between(0, 0.015);
  }
  return parts.join('');
}

function windows(x: number, y: number, wide: number, palette: Palette, chance: Chance): string[] {
  const step = wide / 4;
  return Array.from({ length: 24 }, (_, index) => index)
    .filter(() => chance.next() < 0.4)
    .map(
      (index) =>
        `<rect x="${x + step * (0.7 + (index % 3))}" y="${y + step * (0.8 + Math.floor(index / 3) * 1.3)}" width="${step * 0.5}" height="${step * 0.7}" fill="${palette.accent}" opacity="${chance.between(0.25, 0.8)}"/>`,
    );
}

function firs(width: number, ground: number, tall: number, colour: string, chance: Chance): string {
  return Array.from({ length: 16 }, () => {
    const x = width * chance.next();
    const height = tall * chance.between(0.6, 1.2);
    return [0, 0.28, 0.52]
      .map(
        (lift) =>
          `<polygon points="${x},${ground - height} ${x - height * (0.14 + lift * 0.2)},${ground - height * (0.52 - lift)} ${x + height * (0.14 + lift * 0.2)},${ground - height * (0.52 - lift)}" fill="${colour}"/>`,
      )
      .join('');
  }).join('');
}
