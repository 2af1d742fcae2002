import { Inject, Injectable } from '@nestjs/common';
import { readIdeaProductions, type ReplyOf } from '@reelsheet/contracts';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { RpcClient } from '@reelsheet/platform-messaging';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';

export type IdeaProduction = ReplyOf<typeof readIdeaProductions>['productions'][number];

/** Reads from base what was made of ideas. */
@Injectable()
export class IdeaProductionClient {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns what was made of each idea, by its id; ideas of which nothing was made are absent. Returns undefined if
   * base gives no usable answer, because ideas can be read without it.
   */
  async of(
    agent: Pick<AgentRecord, 'id'>,
    ideaIds: readonly number[],
  ): Promise<ReadonlyMap<number, IdeaProduction> | undefined> {
    try {
      return await this.require(agent, ideaIds);
    } catch (err) {
      this.logger.warn({ err, agentId: agent.id }, 'ideas: what was made of them could not be read');
      return undefined;
    }
  }

  /** Like {@link of}, but throws `service_unavailable` while base does not answer. */
  async require({ id }: Pick<AgentRecord, 'id'>, ideaIds: readonly number[]): Promise<Map<number, IdeaProduction>> {
    if (ideaIds.length === 0) return new Map();
    const request = { agent_id: id, idea_ids: [...ideaIds] };
    const { productions } = await this.rpc.request(readIdeaProductions, request);
    return new Map(productions.map((production) => [production.idea_id, production]));
  }
}
