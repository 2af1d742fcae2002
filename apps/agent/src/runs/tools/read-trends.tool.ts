import { storable } from '@reelsheet/platform-database';
import { Injectable } from '@nestjs/common';
import { TrendClient } from '../../trends/trend-client.js';
import { RunTool, type PreparedTool, type ToolContext } from './run-tool.js';
import { briefly } from '../queries/watched-posts.js';

interface TrendsInput {
  readonly days?: number;
  readonly limit?: number;
}

const DEFAULT_LIMIT = 10;

/** Reads trending posts of the accounts, searches and pages that the agent watches. */
@Injectable()
export class ReadTrendsTool extends RunTool<TrendsInput> {
  readonly definition = {
    name: 'read_trends',
    description: 'Reads which posts do best now at everything that the agent watches',
    parameters: {
      type: 'object',
      properties: {
        days: { type: 'integer', minimum: 1, maximum: 365, description: 'how far back' },
        limit: { type: 'integer', minimum: 1, maximum: 30 },
      },
      additionalProperties: false,
    },
  } as const;

  constructor(private readonly trends: TrendClient) {
    super();
  }

  title(): string {
    return 'Read the trends';
  }

  async prepare({ days, limit = DEFAULT_LIMIT }: TrendsInput, { agentId }: ToolContext): Promise<PreparedTool> {
    const posts = await this.trends.list(agentId, { page: 1, size: limit }, days);
    const result = storable({ posts: posts.map(briefly) });
    return {
      usage: null,
      commit: async () => ({ result, material: true, note: `Read ${posts.length} trending posts` }),
    };
  }
}
