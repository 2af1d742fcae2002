/** How much one agent's lists may hold. */
export const WATCHLIST_LIMITS = { lists: 100, sources: 200, name: 200 } as const;

/** Posts that a list shows of a source at once when it begins to watch one that others have watched. */
export const SHOWN_AT_FIRST = 50;
