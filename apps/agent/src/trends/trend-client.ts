import { Injectable } from '@nestjs/common';
import { readTrends, type ReplyOf } from '@reelsheet/contracts';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { Page } from '../paging.js';

export type TrendingPost = ReplyOf<typeof readTrends>['posts'][number];

/** Reads posts of an agent's sources from core. */
@Injectable()
export class TrendClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns the most trending posts first, of the last `days` days if given. */
  async list(agentId: number, { page, size }: Page, days?: number): Promise<TrendingPost[]> {
    const { posts } = await this.rpc.request(readTrends, {
      agent_id: agentId,
      limit: size,
      offset: (page - 1) * size,
      ...(days === undefined ? {} : { days }),
    });
    return posts;
  }
}
