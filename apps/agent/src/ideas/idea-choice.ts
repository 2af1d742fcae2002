import { Injectable } from '@nestjs/common';
import { IDEA_FIELDS, type IdeaToConvert } from '@reelsheet/contracts';
import { invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { splitBySize, type ChosenIdeas, type ColumnChoice, type ConversionRejection } from './idea-conversion.js';
import { CONVERSION_LIMITS } from './idea-limits.js';
import { IdeaRepository, type Idea } from './idea.repository.js';
import { IdeaRowClient } from './idea-row-client.js';
import { ACCEPTED_STATUS } from './idea.js';

const FIELDS: ReadonlySet<string> = new Set(IDEA_FIELDS);

/** The ideas of a request that makes rows of them. */
export interface IdeasToConvert {
  /** The requested ideas, each once, in order. */
  readonly ids: readonly number[];
  /** Accepted ideas that have no row yet, in order, as many as fit into one message. */
  readonly sent: readonly IdeaToConvert[];
  /** The other ideas of the agent among the requested ones, which may have rows. */
  readonly knownIds: readonly number[];
  /** True if further accepted ideas have no row. */
  readonly hasMore: boolean;
  /** Returns why an idea has no row after the request. */
  readonly rejectionOf: (id: number) => ConversionRejection;
}

/** Determines of which ideas a request makes rows. */
@Injectable()
export class IdeaChoice {
  constructor(
    private readonly ideas: IdeaRepository,
    private readonly rows: IdeaRowClient,
  ) {}

  /** Throws `validation_error` for a name in `columns` that no idea of the agent has. */
  async of(agent: AgentRecord, chosen: ChosenIdeas, columns: ColumnChoice = {}): Promise<IdeasToConvert> {
    const { ids: wanted, hasMore: hasOthers } = await this.idsOf(agent, chosen);
    const known = await this.ideas.listOf(agent.id, wanted);
    const { sent, unsent } = await this.split(agent, wanted, known);
    if (sent.length > 0) await this.requireNames(agent, Object.keys(columns));
    const left = new Set('accepted' in chosen ? unsent.map(({ id }) => id) : []);
    const [ids, hasMore] = [wanted.filter((id) => !left.has(id)), hasOthers || left.size > 0];
    const sentIds = new Set(sent.map(({ id }) => id));
    const rejections = new Map<number, ConversionRejection>([
      ...known.map(({ id }) => [id, 'not_accepted'] as const),
      ...unsent.map(({ id }) => [id, 'too_much_text'] as const),
    ]);
    return {
      ...{ ids, sent, hasMore },
      knownIds: known.flatMap(({ id }) => (sentIds.has(id) ? [] : [id])),
      rejectionOf: (id) => rejections.get(id) ?? 'not_found',
    };
  }

  /** Returns accepted ideas that have no row and can have one, the oldest first, without some of them. */
  async producible(agent: Pick<AgentRecord, 'id'>, limit: number, others: readonly number[] = []): Promise<number[]> {
    const accepted = await this.ideas.withoutPlaceholders(agent.id, ACCEPTED_STATUS, CONVERSION_LIMITS.accepted);
    const left = new Set(others);
    return this.rows.withoutRow(
      agent,
      accepted.filter((id) => !left.has(id)),
      limit,
    );
  }

  /**
   * Throws `validation_error` for a name that no idea of the agent has. Not every idea of the request needs to have it,
   * because a repeated request may be left with others than the first one.
   */
  private async requireNames(agent: AgentRecord, names: readonly string[]): Promise<void> {
    const ingredients = names.filter((name) => !FIELDS.has(name));
    if (ingredients.length === 0) return;
    const known = new Set(await this.ideas.ingredientsOf(agent.id, ingredients));
    const unknown = ingredients.find((name) => !known.has(name));
    if (unknown === undefined) return;
    throw invalid(`columns.${unknown}`, "is neither a field nor an ingredient of the agent's ideas");
  }

  /** Returns those of the ideas that the agent has and that are accepted, in the order of the ids. */
  async acceptedTexts(agentId: number, ids: readonly number[]): Promise<IdeaToConvert[]> {
    const known = new Map((await this.ideas.listOf(agentId, ids)).map((idea) => [idea.id, idea]));
    return [...new Set(ids)].flatMap((id) => {
      const idea = known.get(id);
      return idea?.status === ACCEPTED_STATUS ? toMessage(idea) : [];
    });
  }

  /** Returns the requested ideas, or the oldest accepted ones that have no row and may have one. */
  private async idsOf(agent: AgentRecord, chosen: ChosenIdeas) {
    if (!('accepted' in chosen)) return { ids: [...new Set(chosen.ids)], hasMore: false };
    const missing = await this.producible(agent, chosen.accepted + 1);
    return { ids: missing.slice(0, chosen.accepted), hasMore: missing.length > chosen.accepted };
  }

  /**
   * Returns the accepted ideas without a row in the order of the request: those that fit into one message, and the
   * others. Ideas with a row take no space, so that a repeated request gets further.
   */
  private async split(
    agent: AgentRecord,
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
