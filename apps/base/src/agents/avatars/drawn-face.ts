/** A drawn face: CSS colors and features. */
export interface Face {
  readonly background: string;
  readonly skin: string;
  readonly hair: string;
  readonly shirt: string;
  readonly style: keyof typeof HAIR;
  readonly mouth: keyof typeof MOUTHS;
  readonly glasses?: boolean;
}

/** SVG shapes behind the head and in front of it. */
const HAIR = {
  bald: { back: '', front: '' },
  short: {
    back: '',
    front:
      '<path d="M168 232c-6-98 34-140 88-140s94 42 88 140c-14-44-34-66-52-70-44 14-88 10-108-4-8 16-14 40-16 74z"/>',
  },
  long: {
    back: '<path d="M146 392c-4-60-8-300 110-300s114 240 110 300z"/>',
    front: '<path d="M172 236c0-84 34-116 84-116s84 32 84 116c-24-30-44-52-54-68-30 34-78 50-114 68z"/>',
  },
  curls: {
    back: curls(
      [
        [160, 190],
        [178, 142],
        [218, 108],
        [264, 98],
        [308, 112],
        [342, 150],
        [354, 196],
      ],
      44,
    ),
    front: curls(
      [
        [196, 150],
        [236, 132],
        [278, 132],
        [316, 150],
      ],
      30,
    ),
  },
  bun: {
    back: '<circle cx="256" cy="82" r="46"/>',
    front: '<path d="M170 234c-4-88 36-128 86-128s90 40 86 128c-20-50-50-74-86-74s-66 24-86 74z"/>',
  },
} as const;

const MOUTHS = {
  smile: '<path d="M218 292c18 26 58 26 76 0" fill="none" stroke="#5b2b2b" stroke-width="10" stroke-linecap="round"/>',
  open: '<path d="M216 286h80c-4 32-22 44-40 44s-36-12-40-44z" fill="#5b2b2b"/>',
  calm: '<path d="M228 300h56" stroke="#5b2b2b" stroke-width="10" stroke-linecap="round"/>',
} as const;

const GLASSES =
  '<g fill="none" stroke="#22223b" stroke-width="8"><circle cx="218" cy="228" r="30"/>' +
  '<circle cx="294" cy="228" r="30"/><path d="M248 228h16"/></g>';

/** Returns an SVG of 512 by 512. */
export function drawFace({ background, skin, hair, shirt, style, mouth, glasses = false }: Face): string {
  const { back, front } = HAIR[style];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="1024" height="1024">
    <rect width="512" height="512" fill="${background}"/>
    <g fill="${hair}">${back}</g>
    <path d="M76 512c8-104 76-146 180-146s172 42 180 146z" fill="${shirt}"/>
    <g fill="${skin}"><path d="M218 320h76v56c-14 26-62 26-76 0z"/><circle cx="168" cy="238" r="20"/>
      <circle cx="344" cy="238" r="20"/><ellipse cx="256" cy="232" rx="90" ry="112"/></g>
    <g fill="#22223b"><circle cx="218" cy="228" r="11"/><circle cx="294" cy="228" r="11"/></g>
    ${MOUTHS[mouth]}
    <g fill="${hair}">${front}</g>
    ${glasses ? GLASSES : ''}
  </svg>`;
}

function curls(centres: readonly (readonly [number, number])[], radius: number): string {
  return centres.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('');
}
