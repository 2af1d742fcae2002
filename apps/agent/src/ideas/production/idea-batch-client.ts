import { Injectable } from '@nestjs/common';
import {
  MAX_BATCHES_A_LOOKUP,
  readIdeaBatches,
  startIdeaProduction,
  type IdeaToConvert,
  type OrderedBatch,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { ProductionOrder, ProductionTarget } from './idea-batch.js';

interface IdeaBatchRequest extends Omit<ProductionOrder, 'ideas'> {
  readonly userId: number;
  readonly ideas: readonly IdeaToConvert[];
  /** Further ideas whose rows are made if they are there. */
  readonly knownIds: readonly number[];
}

/** Asks base for rows of ideas and a batch that makes them. */
@Injectable()
export class IdeaBatchClient {
  constructor(private readonly rpc: RpcClient) {}

  /** May be repeated after any error: it makes nothing twice. */
  async start({ id }: AgentRecord, order: IdeaBatchRequest): Promise<ReplyOf<typeof startIdeaProduction>> {
    const { userId, ideas, knownIds, target, columns, through, maxCredits, key } = order;
    return this.rpc.request(startIdeaProduction, {
      agent_id: id,
      user_id: userId,
      ideas: [...ideas],
      known_ids: [...knownIds],
      target: toTarget(target),
      through,
      ...(columns === undefined ? {} : { columns: { ...columns } }),
      ...(maxCredits === undefined ? {} : { max_credits: maxCredits }),
      ...(key === undefined ? {} : { key }),
    });
  }

  /** Returns the batches that orders with these keys have started, by key. */
  async ofOrders(
    { id }: Pick<AgentRecord, 'id'>,
    keys: readonly string[],
    maxErrors = 0,
  ): Promise<ReadonlyMap<string, OrderedBatch>> {
    const batches: OrderedBatch[] = [];
    for (let first = 0; first < keys.length; first += MAX_BATCHES_A_LOOKUP) {
      const some = keys.slice(first, first + MAX_BATCHES_A_LOOKUP);
      const request = { agent_id: id, keys: some, failures: maxErrors };
      batches.push(...(await this.rpc.request(readIdeaBatches, request)).batches);
    }
    return new Map(batches.map((batch) => [batch.key, batch]));
  }
}

function toTarget(target: ProductionTarget): RequestOf<typeof startIdeaProduction>['target'] {
  if ('sheetId' in target) return { vidsheet_id: target.sheetId };
  const { template, title, plan: { requiresApproval, timing } = {} } = target;
  return {
    template,
    ...(title === undefined ? {} : { title }),
    ...(requiresApproval === undefined ? {} : { requires_approval: requiresApproval }),
    ...(timing === undefined ? {} : { timing }),
  };
}
