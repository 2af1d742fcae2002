import { Injectable } from '@nestjs/common';
import { queryWatchlist } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import { storable } from '@reelsheet/platform-database';
import { RunTool, type PreparedTool, type ToolContext } from './run-tool.js';
import { briefly } from '../queries/watched-posts.js';
import {
  QUERY_SCHEMA,
  QUERY_TOOL,
  typedQuery,
  type WatchlistRunQuery,
  type WatchlistResult,
} from '../queries/watchlist-query.js';

/** Maximum number of videos that the model reads; the run shows all of them. */
const VIDEOS_READ = 20;

/** Queries the posts of a watchlist at core. */
@Injectable()
export class QueryWatchlistTool extends RunTool<WatchlistRunQuery> {
  readonly definition = {
    name: QUERY_TOOL,
    description: 'Answers a question about the posts of a watchlist, which the message names as `@list:<id>`',
    parameters: QUERY_SCHEMA,
  } as const;

  constructor(private readonly rpc: RpcClient) {
    super();
  }

  title({ question }: WatchlistRunQuery): string {
    return `Ask the watchlist: ${question}`;
  }

  /** Ends the run for a typed query, and for a query that needs a clarification from the user. */
  async prepare(query: WatchlistRunQuery, { agentId, input }: ToolContext): Promise<PreparedTool> {
    const { clarification, ...found } = storable(
      await this.rpc.request(queryWatchlist, {
        ...query,
        agent_id: agentId,
        watchlist_id: query.watchlist_id.toLowerCase(),
      }),
    );
    if (clarification !== null)
      return {
        usage: null,
        commit: async () => ({ result: { clarification }, note: 'Asked back', reply: clarification }),
      };
    return {
      usage: null,
      commit: async () => ({
        result: resultForModel(found),
        material: true,
        note: `Found ${found.videos.length} videos`,
        shown: found,
        ...(typedQuery(input) ? { reply: found.summary } : {}),
      }),
    };
  }
}

const resultForModel = ({ kind, filters, videos, groups, summary }: WatchlistResult) => ({
  ...{ kind, summary, filters, groups },
  videos_found: videos.length,
  videos: videos.slice(0, VIDEOS_READ).map(briefly),
});
