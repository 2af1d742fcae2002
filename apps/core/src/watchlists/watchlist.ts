/** Limits of one agent's lists. */
export const WATCHLIST_LIMITS = { lists: 100, sources: 200, name: 200 } as const;

/** Posts that a list shows at once when it starts to watch a source that was scraped before. */
export const INITIAL_POSTS = 50;
