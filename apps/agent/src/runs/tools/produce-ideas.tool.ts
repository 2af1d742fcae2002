import { AGENT_ACTIONS, MAX_IDEAS_AN_ACTION, type AgentAction, type IdeaToConvert } from '@reelsheet/contracts';
import { Clock, invalid } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { TextTool } from '@reelsheet/provider-text';
import { Type } from 'typebox';
import { IdeaProducer } from '../../ideas/production/idea-producer.js';
import { BaseTool } from './base-action.tool.js';
import { MAX_IDEA_BYTES } from './base-tool-limits.js';
import type { BaseToolRow } from './base-tools.js';
import type { ToolContext } from './run-tool.js';
import { toolParameters } from './tool-parameters.js';

/** The model chooses accepted ideas by id, or so many of the oldest that have no row. */
const CHOSEN_IDEAS = {
  idea_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), {
      ...{ minItems: 1, maxItems: MAX_IDEAS_AN_ACTION, uniqueItems: true },
      description: 'ids of accepted ideas',
    }),
  ),
  count: Type.Optional(
    Type.Integer({
      ...{ minimum: 1, maximum: MAX_IDEAS_AN_ACTION },
      description: 'instead of `idea_ids`: the oldest accepted ideas without a row, at most so many',
    }),
  ),
};

interface IdeasOfCall {
  readonly idea_ids?: readonly number[];
  readonly count?: number;
}

/**
 * Makes videos and posts of accepted ideas. The model chooses ideas; the action contains their texts, so that a person
 * approves exactly these. Once approved, the texts of the same ideas are read again: an idea that was changed, or is no
 * longer accepted, makes it another action, which base does not perform.
 */
export class ProduceIdeasTool extends BaseTool {
  constructor(
    row: BaseToolRow,
    rpc: RpcClient,
    clock: Clock,
    private readonly ideas: IdeaProducer,
  ) {
    super(row, rpc, clock);
  }

  protected override parametersOf(): TextTool['parameters'] {
    const { ideas: _ideas, kind: _kind, ...others } = AGENT_ACTIONS.produce_ideas.properties;
    return toolParameters(Type.Object({ ...CHOSEN_IDEAS, ...others }), []);
  }

  /** Throws `validation_error` before the approval if not all are accepted ideas of the agent. */
  protected override async actionOf(input: Record<string, unknown>, context: ToolContext): Promise<AgentAction> {
    const { idea_ids, count, ...others } = input as Record<string, unknown> & IdeasOfCall;
    const { agentId, approval } = context;
    const ids = approval ? approvedIds(approval.parameters) : await this.chosenIds(agentId, { idea_ids, count });
    const ideas = await this.ideas.acceptedTexts(agentId, ids);
    if (!approval) requireReadable(ids, ideas);
    return { ...others, ideas, kind: 'produce_ideas' } as AgentAction;
  }

  private async chosenIds(agentId: number, { idea_ids: ids, count }: IdeasOfCall): Promise<readonly number[]> {
    if ((ids === undefined) === (count === undefined))
      throw invalid('idea_ids', 'is required unless count is given, and not both');
    const chosen = ids ?? (await this.ideas.producible(agentId, count!, []));
    if (chosen.length === 0) throw invalid('count', 'finds nothing: the agent has no accepted ideas without a row');
    return chosen;
  }
}

const approvedIds = (parameters: Readonly<Record<string, unknown>> = {}): number[] =>
  ((parameters['ideas'] ?? []) as readonly IdeaToConvert[]).map(({ id }) => id);

function requireReadable(ids: readonly number[], ideas: readonly IdeaToConvert[]): void {
  const found = new Set(ideas.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  if (missing.length > 0) throw invalid('idea_ids', `must be accepted ideas of the agent, not ${missing.join(', ')}`);
  if (Buffer.byteLength(JSON.stringify(ideas)) > MAX_IDEA_BYTES)
    throw invalid('idea_ids', 'have too much text to be approved at once; use fewer');
}
