import { setTimeout as wait } from 'node:timers/promises';
import type { Provider } from '@nestjs/common';
import {
  performAgentAction,
  previewAgentAction,
  type AgentAction,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { DomainError, PLATFORMS } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { TextTool } from '@reelsheet/provider-text';
import { storable } from '../../storable.js';
import { RunTool, type PreparedTool, type ToolContext, type ToolGate } from './run-tool.js';

type Kind = AgentAction['kind'];

/** Within one try of a step: about a minute where base is busy, a few seconds where it is away. */
const ASKED_AGAIN = 12;
const BETWEEN_QUESTIONS_MS = 250;

/** The tools whose work is base's: what the model may say for each is the action itself. */
export const BASE_TOOLS = Symbol('tools of base');

const VIDSHEET = { type: 'integer', minimum: 1, description: 'id of the vidsheet' };
const ROWS = {
  type: 'array',
  maxItems: 100,
  items: { type: 'object', additionalProperties: { type: 'string', maxLength: 20_000 } },
  description: 'texts by column title',
};
const CHOSEN = {
  vidsheet_id: VIDSHEET,
  row_ids: { type: 'array', maxItems: 1_000, items: { type: 'integer', minimum: 1 }, description: 'all where absent' },
  column_ids: { type: 'array', maxItems: 100, items: { type: 'integer', minimum: 1 }, description: 'all where absent' },
};

interface BaseToolRow {
  readonly kind: Kind;
  readonly name: string;
  readonly description: string;
  readonly title: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required: readonly string[];
  /** What it does cannot be done before somebody has allowed it, whatever base says. */
  readonly isGated: boolean;
}

const ROWS_OF_TABLE: readonly BaseToolRow[] = [
  {
    kind: 'make_vidsheet',
    name: 'make_vidsheet',
    description: 'Makes a new vidsheet with columns and rows of text, for nothing',
    title: 'Make a vidsheet',
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 200 },
      columns: {
        type: 'array',
        minItems: 1,
        maxItems: 30,
        items: {
          type: 'object',
          properties: {
            title: { type: 'string', minLength: 1, maxLength: 200 },
            type: { type: 'string', enum: ['text', 'image', 'audio', 'video'] },
          },
          required: ['title'],
          additionalProperties: false,
        },
      },
      rows: ROWS,
    },
    required: ['title', 'columns', 'rows'],
    isGated: false,
  },
  {
    kind: 'fill_vidsheet',
    name: 'fill_vidsheet',
    description: 'Adds rows of text to a vidsheet, for nothing',
    title: 'Fill a vidsheet',
    properties: { vidsheet_id: VIDSHEET, rows: ROWS },
    required: ['vidsheet_id', 'rows'],
    isGated: false,
  },
  {
    kind: 'estimate',
    name: 'estimate_cost',
    description: 'Tells what generating the cells of a vidsheet costs; nothing is begun',
    title: 'Estimate the cost',
    properties: CHOSEN,
    required: ['vidsheet_id'],
    isGated: false,
  },
  {
    kind: 'generate',
    name: 'generate_cells',
    description: 'Generates texts, images, videos and sound of the cells of a vidsheet; the user is asked first',
    title: 'Generate cells of a vidsheet',
    properties: CHOSEN,
    required: ['vidsheet_id'],
    isGated: true,
  },
  {
    kind: 'render',
    name: 'render_video',
    description: "Renders the video of a cell's layers; the user is asked first",
    title: 'Render a video',
    properties: { vidsheet_id: VIDSHEET, cell_id: { type: 'integer', minimum: 1 } },
    required: ['vidsheet_id', 'cell_id'],
    isGated: true,
  },
  {
    kind: 'schedule_post',
    name: 'schedule_post',
    description: 'Publishes a post on social platforms, now or later; the user is asked first',
    title: 'Schedule a post',
    properties: {
      platforms: { type: 'array', minItems: 1, maxItems: 6, items: { type: 'string', enum: [...PLATFORMS] } },
      schedule_type: { type: 'string', enum: ['next_available', 'now', 'specific_time'] },
      scheduled_time: { type: 'string', description: 'ISO 8601, of `specific_time`' },
      text: { type: 'string', maxLength: 10_000 },
      title: { type: 'string', maxLength: 500 },
      media_url: { type: 'string', maxLength: 4_000 },
      content_resource_id: { type: 'integer', minimum: 1, description: 'a file of the agent, instead of `media_url`' },
    },
    required: ['platforms', 'schedule_type'],
    isGated: true,
  },
];

/** An action of base: said beforehand with its price, allowed by a person where it spends or publishes, and done once. */
export class BaseTool extends RunTool<Record<string, unknown>> {
  readonly definition: TextTool;

  constructor(
    private readonly row: BaseToolRow,
    private readonly rpc: RpcClient,
  ) {
    super();
    const { name, description, properties, required } = row;
    const parameters = { type: 'object', properties, required: [...required], additionalProperties: false };
    this.definition = { name, description, parameters };
  }

  title(): string {
    return this.row.title;
  }

  override async gate(input: Record<string, unknown>, context: ToolContext): Promise<ToolGate | undefined> {
    const { agentId, userId } = context;
    const question = { agent_id: agentId, user_id: userId, action: this.actionOf(input) };
    const { summary, cost, needs_approval } = await this.rpc.ask(previewAgentAction, question);
    return needs_approval || this.row.isGated ? { summary, cost } : undefined;
  }

  async prepare(input: Record<string, unknown>, context: ToolContext): Promise<PreparedTool> {
    const { approval, agentId, userId, idempotencyKey, signal } = context;
    if (this.row.isGated && !approval) return refused(this.row.title);
    const order = {
      agent_id: agentId,
      user_id: approval?.userId ?? userId,
      action: this.actionOf(input),
      key: idempotencyKey,
      most: approval?.cost ?? 0,
    };
    const { result } = await this.untilAnswered(order, signal);
    return { usage: null, commit: async () => ({ result: storable(result), note: `${this.row.title}: done` }) };
  }

  /** Large work outlasts the patience of a question. Base goes on with it, and tells of it who asks again with its key. */
  private async untilAnswered(
    order: RequestOf<typeof performAgentAction>,
    signal: AbortSignal,
  ): Promise<ReplyOf<typeof performAgentAction>> {
    for (let left = ASKED_AGAIN; ; left -= 1) {
      try {
        return await this.rpc.ask(performAgentAction, order);
      } catch (error) {
        if (left === 0 || !(error instanceof DomainError) || error.status < 500) throw error;
        await wait(BETWEEN_QUESTIONS_MS, undefined, { signal });
      }
    }
  }

  private actionOf(input: Record<string, unknown>): AgentAction {
    return { kind: this.row.kind, ...input } as AgentAction;
  }
}

/** Its gate could not be opened, since base refused to say what it would do. */
const refused = (title: string): PreparedTool => ({
  usage: null,
  commit: async () => ({ result: { error: 'it was refused, so nobody was asked' }, note: `${title}: refused` }),
});

export const BASE_TOOLS_PROVIDER: Provider = {
  provide: BASE_TOOLS,
  inject: [RpcClient],
  useFactory: (rpc: RpcClient) => ROWS_OF_TABLE.map((row) => new BaseTool(row, rpc)),
};
