import { Injectable } from '@nestjs/common';
import { IDEA_FIELDS, type IdeaToConvert } from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import type { AgentInScope, Caller } from '@reelsheet/platform-auth';
import { splitBySize, type ConversionOrder, type ConversionRejection, type ConvertedIdea } from './idea-conversion.js';
import { CONVERSION_LIMITS } from './idea-limits.js';
import { IdeaRepository, type Idea } from './idea.repository.js';
import { IdeaRowClient } from './idea-row-client.js';
import { ACCEPTED_STATUS } from './idea.js';

const FIELDS: ReadonlySet<string> = new Set(IDEA_FIELDS);

export interface ConversionResult {
  readonly ideas: readonly ConvertedIdea[];
  /** True if further accepted ideas have no row. */
  readonly hasMore: boolean;
}

/** Makes rows of sheets of accepted ideas. Base, which owns sheets, keeps which idea has which row. */
@Injectable()
export class IdeaConversionService {
  constructor(
    private readonly ideas: IdeaRepository,
    private readonly rows: IdeaRowClient,
  ) {}

  /** Each idea gets at most one row, also if the request is repeated after an error or sent twice at once. */
  async convert({ userId }: Caller, agent: AgentInScope, order: ConversionOrder): Promise<ConversionResult> {
    const { ids: wanted, hasMore: hasOthers } = await this.chosen(agent, order.ideas);
    const known = await this.ideas.listOf(agent.id, wanted);
    if (known.length === 0) return { ideas: wanted.map((id) => ({ id, rejection: 'not_found' })), hasMore: hasOthers };
    const { sent, unsent } = await this.split(agent, wanted, known);
    if (sent.length > 0) await this.requireNames(agent, Object.keys(order.columns ?? {}));
    const isAll = order.ideas === 'accepted';
    const left = new Set(isAll ? unsent.map(({ id }) => id) : []);
    const [ids, hasMore] = [wanted.filter((id) => !left.has(id)), hasOthers || left.size > 0];
    const sentIds = new Set(sent.map(({ id }) => id));
    const knownIds = known.flatMap(({ id }) => (sentIds.has(id) ? [] : [id]));
    const answer = await this.rows.write(agent, { ...order, userId, ideas: sent, knownIds });
    const rows = new Map(answer.rows.map((row) => [row.idea_id, row]));
    const rejections = new Map<number, ConversionRejection>([
      ...known.map(({ id }) => [id, 'not_accepted'] as const),
      ...unsent.map(({ id }) => [id, 'too_much_text'] as const),
      ...answer.rejected.map(({ idea_id, reason }) => [idea_id, reason] as const),
    ]);
    const ideas = ids.map((id): ConvertedIdea => {
      const row = rows.get(id);
      if (row) return { id, sheetId: row.vidsheet_id, rowId: row.row_id, isCreated: row.created };
      return { id, rejection: rejections.get(id) ?? 'not_found' };
    });
    return { ideas, hasMore };
  }

  /**
   * Throws `validation_error` for a name that no idea of the agent has. Not every idea of the request needs to have it,
   * because a repeated request may be left with others than the first one.
   */
  private async requireNames(agent: AgentInScope, names: readonly string[]): Promise<void> {
    const ingredients = names.filter((name) => !FIELDS.has(name));
    if (ingredients.length === 0) return;
    const known = new Set(await this.ideas.ingredientsOf(agent.id, ingredients));
    const unknown = ingredients.find((name) => !known.has(name));
    if (unknown === undefined) return;
    throw invalid(`columns.${unknown}`, "is neither a field nor an ingredient of the agent's ideas");
  }

  /** Returns the requested ideas, or the oldest accepted ones that have no row and may have one. */
  private async chosen(
    agent: AgentInScope,
    ideas: ConversionOrder['ideas'],
  ): Promise<{ ids: readonly number[]; hasMore: boolean }> {
    if (ideas !== 'accepted') return { ids: [...new Set(ideas)], hasMore: false };
    const accepted = await this.ideas.withoutPlaceholders(agent.id, ACCEPTED_STATUS, CONVERSION_LIMITS.accepted);
    const missing = await this.rows.withoutRow(agent, accepted, CONVERSION_LIMITS.ideas + 1);
    return { ids: missing.slice(0, CONVERSION_LIMITS.ideas), hasMore: missing.length > CONVERSION_LIMITS.ideas };
  }

  /**
   * Returns the accepted ideas without a row in the order of the request: those that fit into one message, and the
   * others. Ideas with a row take no space, so that a repeated request gets further.
   */
  private async split(
    agent: AgentInScope,
    ids: readonly number[],
    known: readonly Idea[],
  ): Promise<{ sent: IdeaToConvert[]; unsent: IdeaToConvert[] }> {
    const accepted = new Map(
      known.flatMap((idea) => (idea.status === ACCEPTED_STATUS ? [[idea.id, idea] as const] : [])),
    );
    const missing = new Set(await this.rows.withoutRow(agent, [...accepted.keys()], CONVERSION_LIMITS.ideas));
    const messages = ids.flatMap((id) => (missing.has(id) ? toMessage(accepted.get(id)!) : []));
    const [sent, unsent] = splitBySize(messages);
    return { sent, unsent };
  }
}

const toMessage = ({ id, title, hook, description, videoType, data }: Idea): IdeaToConvert => ({
  id,
  title,
  hook,
  description,
  video_type: videoType,
  ingredients: ingredientsOf(data),
});

function ingredientsOf({ ingredients }: Idea['data']): IdeaToConvert['ingredients'] {
  return (ingredients ?? {}) as IdeaToConvert['ingredients'];
}
