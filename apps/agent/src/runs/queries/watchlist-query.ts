import type { RequestOf, ReplyOf, queryWatchlist } from '@reelsheet/contracts';
import { invalid, schemaViolation } from '@reelsheet/kernel';
import type { ToolCall } from '@reelsheet/provider-text';
import { Ajv } from 'ajv';
import type { RunInput } from '../run.js';

/** What is asked of a watchlist; a filter that was not stated is not there. */
export type WatchlistQuery = Omit<RequestOf<typeof queryWatchlist>, 'agent_id'>;
type Reply = ReplyOf<typeof queryWatchlist>;

/** What a watchlist answered: a grid of videos, what they have in common, and both in a few words. */
export type WatchlistResult = Omit<Reply, 'clarification'>;

export const QUERY_TOOL = 'query_watchlist';

const FIELD = 'watchlist_query';
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

/** JSON Schema of a query. Ranges are core's to tell, which asks back in words; only types are wrong here. */
export const QUERY_SCHEMA = {
  type: 'object',
  properties: {
    watchlist_id: { type: 'string', pattern: UUID, description: 'the id that stands behind `@list:` in the message' },
    question: {
      type: 'string',
      pattern: String.raw`\S`,
      maxLength: 2_000,
      description: 'what is asked: top videos, hooks, creators, music, themes of comments, or trends over time',
    },
    days: { type: 'number', description: 'how far back; only where it was said' },
    limit: { type: 'number', description: 'how many videos; only where it was said' },
    sort_by: {
      type: 'string',
      maxLength: 100,
      description:
        'engagement_rate, watch_count, like_count, comment_count, share_count, save_count, posted_at or trending_score; only where it was said',
    },
    min_engagement_rate: { type: 'number', description: '0.05 is 5%; only where it was said' },
    return_all: { type: 'boolean', description: 'all that fit; only where it was said' },
  },
  required: ['watchlist_id', 'question'],
  additionalProperties: false,
} as const;

const fits = new Ajv().compile<WatchlistQuery>(QUERY_SCHEMA);

/** The query that the request's context holds, if any. Throws `validation_error` that names what is wrong in it. */
export function typedQuery({ context }: Pick<RunInput, 'context'>): WatchlistQuery | undefined {
  const query = context[FIELD];
  if (query === undefined || query === null) return undefined;
  if (fits(query)) return { ...query, watchlist_id: query.watchlist_id.toLowerCase() };
  const { path, problem } = schemaViolation(fits.errors![0]!);
  throw invalid(['context', FIELD, ...path].join('.'), problem);
}

/** The tool call that such a query stands for, as a model would make it of words. */
export function callOf(query: WatchlistQuery): ToolCall {
  return { id: FIELD, name: QUERY_TOOL, arguments: { ...query } };
}
