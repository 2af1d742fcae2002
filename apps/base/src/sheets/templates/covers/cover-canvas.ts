/** Every cover shows a vertical video on a colored background, and beside it the cells of its sheet. */
export interface Cover {
  /** Colors of the background gradient, from the upper left to the lower right. */
  readonly ground: readonly [string, string];
  /** Color of the titles and marks of the cells. */
  readonly accent: string;
  /** Drawn in a field of 405 × 720. */
  readonly scene: string;
  readonly left: readonly Cell[];
  readonly right: readonly Cell[];
}

export type Cell = keyof typeof CELLS;

const PAPER = '#fffdf8';
const INK = '#2b2d42';
const GAP = 26;

/** A cell's inside, 250 wide, by what it holds. */
const CELLS = {
  text: { height: 132, draw: (accent: string) => `${title(accent)}${lines(56, [206, 188, 120])}` },
  line: { height: 92, draw: (accent: string) => `${title(accent)}${lines(56, [170])}` },
  script: { height: 180, draw: (accent: string) => `${title(accent)}${lines(56, [206, 196, 208, 176, 96])}` },
  voice: {
    height: 110,
    draw: (accent: string) =>
      [14, 26, 44, 30, 52, 38, 20, 46, 58, 34, 24, 48, 30, 16, 36, 22, 12]
        .map((tall, index) => bar(24 + index * 12.2, 55 - tall / 2, tall, accent))
        .join(''),
  },
  picture: {
    height: 170,
    draw: (accent: string) =>
      `<rect x="16" y="16" width="218" height="138" rx="10" fill="${accent}" opacity=".22"/><circle cx="184" cy="54" r="17" fill="${accent}" opacity=".75"/><path d="M16 144l62-62 44 40 30-26 82 58v0a10 10 0 0 1-10 0H26a10 10 0 0 1-10-10z" fill="${accent}" opacity=".6"/>`,
  },
  clip: {
    height: 150,
    draw: (accent: string) =>
      `<rect x="16" y="16" width="218" height="118" rx="10" fill="${accent}"/><path d="M110 51l40 24-40 24z" fill="${PAPER}" stroke="${PAPER}" stroke-width="8" stroke-linejoin="round"/>`,
  },
  stats: {
    height: 140,
    draw: (accent: string) =>
      `${title(accent)}${[34, 26, 48, 40, 66].map((tall, index) => `<rect x="${26 + index * 42}" y="${120 - tall}" width="26" height="${tall}" rx="5" fill="${accent}" opacity="${0.35 + index * 0.15}"/>`).join('')}`,
  },
} as const;

/** SVG, 1200 × 900. */
export function drawCover({ ground: [light, deep], accent, scene, left, right }: Cover): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">
    <defs>
      <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient>
      <radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
      <radialGradient id="mist"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
      <clipPath id="screen"><rect width="405" height="720" rx="36"/></clipPath>
    </defs>
    <rect width="1200" height="900" fill="url(#ground)"/>
    <circle cx="600" cy="400" r="620" fill="url(#glow)"/>
    ${stack(left, 96, -5, accent)}
    ${stack(right, 854, 5, accent)}
    ${shadow(387, 112, 425, 740, 46, 8)}
    <rect x="387" y="78" width="425" height="740" rx="46" fill="${PAPER}"/>
    <g transform="translate(397 88)" clip-path="url(#screen)">${scene}</g>
  </svg>`;
}

/** Two lines of words at the foot of the picture, over a shade. */
export const CAPTION = `<rect y="470" width="405" height="250" fill="url(#shade)"/><g fill="#fff"><rect x="62" y="612" width="281" height="22" rx="11"/><rect x="112" y="648" width="181" height="22" rx="11" opacity=".85"/></g>`;

function stack(cells: readonly Cell[], x: number, tilt: number, accent: string): string {
  const tall = cells.reduce((sum, cell) => sum + CELLS[cell].height + GAP, -GAP);
  let y = 450 - tall / 2;
  return cells
    .map((cell, index) => {
      const { height, draw } = CELLS[cell];
      const card = `<g transform="translate(${x + (index % 2 === 0 ? 0 : -tilt * 5)} ${y}) rotate(${index % 2 === 0 ? tilt : tilt / 3} 125 ${height / 2})">
        ${shadow(0, 10, 250, height, 20, 4)}
        <rect width="250" height="${height}" rx="20" fill="${PAPER}"/>${draw(accent)}</g>`;
      y += height + GAP;
      return card;
    })
    .join('');
}

const title = (accent: string) => `<rect x="24" y="24" width="76" height="16" rx="8" fill="${accent}"/>`;

const lines = (top: number, widths: readonly number[]) =>
  widths
    .map(
      (wide, index) =>
        `<rect x="24" y="${top + index * 24}" width="${wide}" height="12" rx="6" fill="${INK}" opacity=".2"/>`,
    )
    .join('');

const bar = (x: number, y: number, tall: number, accent: string) =>
  `<rect x="${x}" y="${y}" width="7" height="${tall}" rx="3.5" fill="${accent}"/>`;

/** Soft by being many: a blur takes the picture library a second. */
const shadow = (x: number, y: number, wide: number, tall: number, round: number, reach: number) =>
  [4, 3, 2, 1, 0, -1]
    .map((ring) => {
      const by = ring * reach;
      return `<rect x="${x - by}" y="${y - by}" width="${wide + 2 * by}" height="${tall + 2 * by}" rx="${round + by}" fill="#1d1a2b" opacity=".055"/>`;
    })
    .join('');
