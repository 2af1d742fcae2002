import { Injectable } from '@nestjs/common';
import {
  findIdeasWithoutRow,
  writeIdeaRows,
  type IdeaToConvert,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { ConversionOrder, ConversionTarget } from './idea-conversion.js';

interface RowsRequest extends Pick<ConversionOrder, 'target' | 'columns'> {
  readonly userId: number;
  readonly ideas: readonly IdeaToConvert[];
  /** Further ideas whose rows are returned if they are there. */
  readonly knownIds: readonly number[];
}

/** Asks base for rows of ideas. */
@Injectable()
export class IdeaRowClient {
  constructor(private readonly rpc: RpcClient) {}

  /** Adds a row for each idea that has none. May be repeated after any error. */
  async write({ id }: AgentRecord, order: RowsRequest): Promise<ReplyOf<typeof writeIdeaRows>> {
    const { userId, ideas, knownIds, target, columns } = order;
    return this.rpc.request(writeIdeaRows, {
      agent_id: id,
      user_id: userId,
      ideas: [...ideas],
      known_ids: [...knownIds],
      target: toTarget(target),
      ...(columns === undefined ? {} : { columns: { ...columns } }),
    });
  }

  /** Returns the first of the ideas that have no row, by id. */
  async withoutRow({ id }: Pick<AgentRecord, 'id'>, ideaIds: readonly number[], limit: number): Promise<number[]> {
    if (ideaIds.length === 0) return [];
    const { idea_ids } = await this.rpc.request(findIdeasWithoutRow, { agent_id: id, idea_ids: [...ideaIds], limit });
    return idea_ids;
  }
}

function toTarget(target: ConversionTarget): RequestOf<typeof writeIdeaRows>['target'] {
  if ('sheetId' in target) return { vidsheet_id: target.sheetId };
  const { template, isEach, title } = target;
  return { template, each: isEach, ...(title === undefined ? {} : { title }) };
}
