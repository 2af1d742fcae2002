/**
 * SQL with which a domain selects a page of its records that need a person. Each selection has the columns `kind`,
 * `item_id` (text), `agent_id`, `since`, `code`, `reason`, `title`, `expires_at` and `ids` (JSON), newest first.
 */
export interface AttentionPage {
  /** A table expression with the `id` of each agent whose records are wanted. */
  readonly agents: string;
  /** The organization of these agents. */
  readonly organizationId: string;
  /** The present time. */
  readonly now: string;
  /** The time before which ended work needs nobody any more. */
  readonly oldest: string;
  readonly limit: string;
  /** Condition: the record with this time, kind and id as text follows the previous page. */
  readonly follows: (since: string, kind: string, itemId: string) => string;
}

/** Sorts a selection with these expressions for time and id as pages are sorted. */
export const newestFirst = (since: string, itemId: string): string =>
  `ORDER BY ${since} DESC, (${itemId})::text COLLATE "C" DESC`;
