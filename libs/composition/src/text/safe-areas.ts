/** Margins that a network covers with names, buttons and bars of its own, as shares of the picture's width and height. */
export interface Margins {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** What each network lays over an upright video that fills a telephone. */
export const UPRIGHT_MARGINS = {
  shortvideo: { top: 0.08, right: 0.12, bottom: 0.23, left: 0.06 },
  photoshare: { top: 0.12, right: 0.12, bottom: 0.21, left: 0.06 },
  videohost: { top: 0.08, right: 0.12, bottom: 0.2, left: 0.05 },
  pagesocial: { top: 0.12, right: 0.12, bottom: 0.21, left: 0.06 },
  microblog: { top: 0.08, right: 0.06, bottom: 0.14, left: 0.06 },
  professional: { top: 0.06, right: 0.12, bottom: 0.2, left: 0.06 },
} as const satisfies Record<string, Margins>;

/** Square and nearly square pictures stand free in a feed; over wide ones lies a player's bar. */
const FEED: Margins = { top: 0.06, right: 0.06, bottom: 0.06, left: 0.06 };
const PLAYER: Margins = { top: 0.06, right: 0.05, bottom: 0.09, left: 0.05 };
/** Narrower pictures than 3:4 fill a telephone. */
const UPRIGHT = 0.7;
const WIDE = 1.2;

export type Network = keyof typeof UPRIGHT_MARGINS;
export const NETWORKS = Object.keys(UPRIGHT_MARGINS) as [Network, ...Network[]];

/** The margins that no text should stand in: of one network, or what any of them covers. */
export function marginsOf({ width, height }: { width: number; height: number }, network?: Network): Margins {
  if (width / height > WIDE) return PLAYER;
  if (width / height > UPRIGHT) return FEED;
  if (network) return UPRIGHT_MARGINS[network];
  const all = Object.values(UPRIGHT_MARGINS);
  const most = (side: keyof Margins) => Math.max(...all.map((margins) => margins[side]));
  return { top: most('top'), right: most('right'), bottom: most('bottom'), left: most('left') };
}
