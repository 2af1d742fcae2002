import { Injectable } from '@nestjs/common';
import type { AgentInScope, Caller } from '@reelsheet/platform-auth';
import { IdeaChoice } from './idea-choice.js';
import type { ConversionOrder, ConversionRejection, ConvertedIdea } from './idea-conversion.js';
import { IdeaRowClient } from './idea-row-client.js';

export interface ConversionResult {
  readonly ideas: readonly ConvertedIdea[];
  /** True if further accepted ideas have no row. */
  readonly hasMore: boolean;
}

/** Makes rows of sheets of accepted ideas. Base, which owns sheets, keeps which idea has which row. */
@Injectable()
export class IdeaConversionService {
  constructor(
    private readonly choice: IdeaChoice,
    private readonly rows: IdeaRowClient,
  ) {}

  /** Each idea gets at most one row, also if the request is repeated after an error or sent twice at once. */
  async convert({ userId }: Caller, agent: AgentInScope, order: ConversionOrder): Promise<ConversionResult> {
    const { ids, sent, knownIds, hasMore, rejectionOf } = await this.choice.of(agent, order.ideas, order.columns);
    if (sent.length + knownIds.length === 0)
      return { ideas: ids.map((id) => ({ id, rejection: rejectionOf(id) })), hasMore };
    const answer = await this.rows.write(agent, { ...order, userId, ideas: sent, knownIds });
    const rows = new Map(answer.rows.map((row) => [row.idea_id, row]));
    const rejected = new Map<number, ConversionRejection>(
      answer.rejected.map(({ idea_id, reason }) => [idea_id, reason]),
    );
    const ideas = ids.map((id): ConvertedIdea => {
      const row = rows.get(id);
      if (row) return { id, sheetId: row.vidsheet_id, rowId: row.row_id, isCreated: row.created };
      return { id, rejection: rejected.get(id) ?? rejectionOf(id) };
    });
    return { ideas, hasMore };
  }
}
