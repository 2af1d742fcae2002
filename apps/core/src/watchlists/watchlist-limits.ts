/** Maximum number of comments in the response to a query. */
export const MAX_COMMENTS = 5_000;

/** Limits of one agent's lists. */
export const WATCHLIST_LIMITS = {
  /** Maximum number of watchlists of an agent. */
  lists: 100,
  /** Maximum number of sources of a watchlist. */
  sources: 200,
  /** Maximum length of the name of a watchlist, in characters. */
  name: 200,
  /** Maximum length of the id of a project that a watchlist belongs to, in characters. */
  projectId: 200,
};

/** Limits of the filters of a query. */
export const QUERY_LIMITS = {
  /** Maximum age of posts in days. */
  days: 365,
  /** Maximum number of posts in the response. */
  posts: 1_000,
  /** Number of posts in the response where the query has none. */
  usualPosts: 100,
};
