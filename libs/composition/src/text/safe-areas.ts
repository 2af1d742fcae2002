/** Margins that a network covers with its own user interface, as shares of the width and height of the video. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Margins of each network for full-screen videos on phones. */
export const UPRIGHT_MARGINS = {
  shortvideo: { top: 0.08, right: 0.12, bottom: 0.23, left: 0.06 },
  photoshare: { top: 0.12, right: 0.12, bottom: 0.21, left: 0.06 },
  videohost: { top: 0.08, right: 0.12, bottom: 0.2, left: 0.05 },
  pagesocial: { top: 0.12, right: 0.12, bottom: 0.21, left: 0.06 },
  microblog: { top: 0.08, right: 0.06, bottom: 0.14, left: 0.06 },
  professional: { top: 0.06, right: 0.12, bottom: 0.2, left: 0.06 },
} as const satisfies Record<string, Margins>;

/** Margins of nearly square videos, which networks show without overlays in a feed. */
const FEED: Margins = { top: 0.06, right: 0.06, bottom: 0.06, left: 0.06 };
/** Margins of wide videos, which have a player bar at the bottom. */
const PLAYER: Margins = { top: 0.06, right: 0.05, bottom: 0.09, left: 0.05 };
/** Videos with a lower aspect ratio are shown in full screen on phones. */
const UPRIGHT = 0.7;
const WIDE = 1.2;

export type Network = keyof typeof UPRIGHT_MARGINS;
export const NETWORKS = Object.keys(UPRIGHT_MARGINS) as [Network, ...Network[]];

/** Returns the margins that text must not cover: those of one network, or the maximum of all. */
export function marginsOf({ width, height }: { width: number; height: number }, network?: Network): Margins {
  if (width / height > WIDE) return PLAYER;
  if (width / height > UPRIGHT) return FEED;
  if (network) return UPRIGHT_MARGINS[network];
  const all = Object.values(UPRIGHT_MARGINS);
  const maxMargin = (side: keyof Margins) => Math.max(...all.map((margins) => margins[side]));
  return { top: maxMargin('top'), right: maxMargin('right'), bottom: maxMargin('bottom'), left: maxMargin('left') };
}
