/** Limits of one monitoring job. */
export const MONITORING_LIMITS = {
  /** Maximum number of posts of one scrape. */
  maxResults: 50,
  /** Number of posts of one scrape where the request has none. */
  defaultResults: 20,
  /** Maximum number of comments that are scraped per post. */
  commentsPerPost: 20,
};
