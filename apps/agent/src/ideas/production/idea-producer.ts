import { Injectable } from '@nestjs/common';
import type { IdeaToConvert, OrderedBatch } from '@reelsheet/contracts';
import type { AgentRecord, Caller } from '@reelsheet/platform-auth';
import { IdeaBatchClient } from './idea-batch-client.js';
import type { ProducedIdea, ProductionOrder, ProductionResult } from './idea-batch.js';
import { IdeaChoice } from '../idea-choice.js';
import type { ConversionRejection } from '../idea-conversion.js';
import { IdeaProductionClient } from '../idea-production-client.js';
import { IdeaRepository } from '../idea.repository.js';

/** Makes rows, and what they consist of, of accepted ideas: for requests, recurring jobs and runs. */
@Injectable()
export class IdeaProducer {
  constructor(
    private readonly choice: IdeaChoice,
    private readonly batches: IdeaBatchClient,
    private readonly productions: IdeaProductionClient,
    private readonly ideas: IdeaRepository,
  ) {}

  /** Returns accepted ideas of an agent that have no row and can have one, the oldest first, without some of them. */
  async producible(agentId: number, limit: number, others: readonly number[]): Promise<number[]> {
    return this.choice.producible({ id: agentId }, limit, others);
  }

  /** Returns those of the ideas that the agent has and that are accepted, in the order of the ids. */
  async acceptedTexts(agentId: number, ids: readonly number[]): Promise<IdeaToConvert[]> {
    return this.choice.acceptedTexts(agentId, ids);
  }

  /** Returns the batches that orders with these keys have started, by key. */
  async batchesOf(agentId: number, keys: readonly string[], maxErrors = 0): Promise<ReadonlyMap<string, OrderedBatch>> {
    return this.batches.ofOrders({ id: agentId }, keys, maxErrors);
  }

  /** Returns the titles of ideas, and what was made of them, by their ids. */
  async madeOf(agentId: number, ideaIds: readonly number[]) {
    const ideas = await this.ideas.listOf(agentId, ideaIds);
    return {
      titles: new Map(ideas.map(({ id, title }) => [id, title])),
      made: await this.productions.require({ id: agentId }, ideaIds),
    };
  }

  /**
   * May be repeated after any error, also at the same time: an idea has one row, and nothing is made twice. The caller
   * must be an editor, and must have checked that the caller's key may spend and, through posts, publish. Throws
   * `spreadsheet_not_found`, `not_found`, `conflict`, `usable_credit_required` and `validation_error` as base does;
   * then it has made nothing.
   */
  async produce(
    agent: AgentRecord,
    { userId }: Pick<Caller, 'userId'>,
    order: ProductionOrder,
  ): Promise<ProductionResult> {
    const { ids, sent, knownIds, hasMore, rejectionOf } = await this.choice.of(agent, order.ideas, order.columns);
    if (sent.length + knownIds.length === 0) {
      const ideas = ids.map((id) => ({ id, rejection: rejectionOf(id) }));
      return { sheetId: null, ideas, hasMore, batch: null, reason: 'no_rows' };
    }
    const answer = await this.batches.start(agent, { ...order, userId, ideas: sent, knownIds });
    const { vidsheet_id: sheetId, batch } = answer;
    const rows = new Map(answer.rows.map((row) => [row.idea_id, row]));
    const rejected = new Map<number, ConversionRejection>(
      answer.rejected.map(({ idea_id, reason }) => [idea_id, reason]),
    );
    const ideas = ids.map((id): ProducedIdea => {
      const row = rows.get(id);
      if (!row) return { id, rejection: rejected.get(id) ?? rejectionOf(id) };
      const own = { id, sheetId: row.vidsheet_id, rowId: row.row_id };
      if (row.vidsheet_id !== sheetId) return { ...own, rejection: 'in_other_vidsheet' };
      return { ...own, isCreated: row.created, batchId: row.batch_id };
    });
    const unstarted = sheetId === null ? 'no_rows' : 'nothing_to_make';
    return { sheetId, ideas, hasMore, batch, reason: batch ? null : unstarted };
  }
}
