import { queryWatchlist, type ReplyOf, type RequestOf } from '@reelsheet/contracts';
import { invalid, schemaViolation } from '@reelsheet/kernel';
import type { ToolCall } from '@reelsheet/provider-text';
import { validatorOf } from '@reelsheet/kernel/schema';
import type { RunInput } from '../run.js';
import { toolParameters } from '../tools/tool-parameters.js';

/** A watchlist query; filters that the user did not state are absent. */
export type WatchlistRunQuery = Omit<RequestOf<typeof queryWatchlist>, 'agent_id'>;
type Reply = ReplyOf<typeof queryWatchlist>;

/** The result of a query: videos, groups of what they have in common, and a summary. */
export type WatchlistResult = Omit<Reply, 'clarification'>;

export const QUERY_TOOL = 'query_watchlist';

const FIELD = 'watchlist_query';
const UUID = '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$';

const { type, properties, required, additionalProperties } = toolParameters(queryWatchlist.request, ['agent_id']);

/** JSON Schema of a query, from core's contract. Callers and models may write the id in capital letters. */
export const QUERY_SCHEMA = {
  ...{ type, required, additionalProperties },
  properties: {
    ...(properties as Record<string, object>),
    watchlist_id: { type: 'string', pattern: UUID, description: 'the id behind `@list:` in the message' },
  },
};

const isQuery = validatorOf<WatchlistRunQuery>(QUERY_SCHEMA);

/** Returns the typed query of a run's `context`, if any. Throws `validation_error` naming the wrong field. */
export function typedQuery({ context }: Pick<RunInput, 'context'>): WatchlistRunQuery | undefined {
  const query = context[FIELD];
  if (query === undefined || query === null) return undefined;
  if (isQuery(query)) return { ...query, watchlist_id: query.watchlist_id.toLowerCase() };
  const { path, reason } = schemaViolation(isQuery.errors![0]!);
  throw invalid(['context', FIELD, ...path].join('.'), reason);
}

/** Returns the tool call that a model would make for this query. */
export function callOf(query: WatchlistRunQuery): ToolCall {
  return { id: FIELD, name: QUERY_TOOL, arguments: { ...query } };
}
