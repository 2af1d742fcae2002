import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type AgentRef } from '@reelsheet/kernel';
import { AgentDirectory, EventStreams } from '@reelsheet/platform-auth';
import { beginEvents } from '@reelsheet/platform-http';
import type { FastifyReply } from 'fastify';
import { LiveFeeds } from './live-feeds.js';
import { LiveFilter } from './live-filter.js';
import { LiveStream } from './live-stream.js';

/** A request for a stream. */
export interface LiveRequest {
  readonly organizationId: number;
  readonly agent?: AgentRef;
  readonly kinds?: readonly string[];
  /** Position of the last event that the reader has; undefined for a new reader. */
  readonly after?: number;
}

@Injectable()
export class LiveService {
  constructor(
    private readonly feeds: LiveFeeds,
    private readonly streams: EventStreams,
    private readonly agents: AgentDirectory,
  ) {}

  /** Streams until the reader disconnects or may no longer read. Throws `agent_not_found` and `rate_limited` before. */
  async stream(reply: FastifyReply, { organizationId, agent, kinds, after }: LiveRequest): Promise<void> {
    const filter = new LiveFilter(agent && (await this.agentId(organizationId, agent)), kinds);
    await this.streams.withAccess(reply, (access) =>
      this.feeds.withFeed(organizationId, async (feed) => {
        const stream = new LiveStream(beginEvents(reply), filter, access);
        const over = new Promise<void>((resolve) => stream.onClose(resolve));
        await this.feeds.follow(feed, stream, after, over);
      }),
    );
  }

  private async agentId(organizationId: number, ref: AgentRef): Promise<number> {
    const agent = await this.agents.find(ref);
    if (agent?.organizationId !== organizationId) throw new DomainError(CommonErrors.agentNotFound);
    return agent.id;
  }
}
