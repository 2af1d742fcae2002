import { setTimeout as wait } from 'node:timers/promises';
import {
  AGENT_ACTIONS,
  performAgentAction,
  proposeAgentAction,
  type AgentAction,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { RpcClient } from '@reelsheet/platform-messaging';
import type { TextTool } from '@reelsheet/provider-text';
import { storable } from '@reelsheet/platform-database';
import type { BaseGate } from '../run-steps.js';
import { ATTEMPT_INTERVAL_MS, BUSY_FOR_MS, BUSY_INTERVAL_MS, MAX_ATTEMPTS } from './base-tool-limits.js';
import type { BaseToolRow } from './base-tools.js';
import { FILES_ARE_READ, RunTool, type PreparedTool, type ToolContext, type ToolNeed } from './run-tool.js';
import { toolParameters } from './tool-parameters.js';

/**
 * An action of base: proposed with its price, approved by a person if it spends or publishes, and performed once. base
 * keeps the proposal and the approval, and performs no other action.
 */
export class BaseTool extends RunTool<Record<string, unknown>> {
  readonly definition: TextTool;

  constructor(
    protected readonly row: BaseToolRow,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {
    super();
    const { kind, name, description } = row;
    this.definition = { name, description, parameters: this.parametersOf(kind) };
  }

  title(): string {
    return this.row.title;
  }

  override async gate(input: Record<string, unknown>, context: ToolContext): Promise<ToolNeed | undefined> {
    const request = { ...(await this.requestOf(input, context)), gated: this.isGated(context) };
    const { state, gate } = await this.rpc.request(proposeAgentAction, request);
    if (state === 'free') return undefined;
    if (!gate) return FILES_ARE_READ;
    const { kind: _, ...parameters } = request.action;
    return { summary: gate.summary, cost: gate.cost, baseGate: fromGate(gate), parameters };
  }

  async prepare(input: Record<string, unknown>, context: ToolContext): Promise<PreparedTool> {
    const gateId = context.approval?.gateId;
    if (this.isGated(context) && gateId === undefined) return rejected(this.row.title);
    const request = { ...(await this.requestOf(input, context)), ...(gateId === undefined ? {} : { gate_id: gateId }) };
    const { result } = await this.performUntilFinished(request, context.signal);
    return { usage: null, commit: async () => ({ result: storable(result), note: `${this.row.title}: done` }) };
  }

  /**
   * Large actions take longer than one request may. Base continues with them, and a repeated request with the same key
   * returns the stored result. An action that base rejects because too many of the organization are under way begins
   * when one of them has ended.
   */
  private async performUntilFinished(
    request: RequestOf<typeof performAgentAction>,
    signal: AbortSignal,
  ): Promise<ReplyOf<typeof performAgentAction>> {
    const busyUntil = this.clock.now().getTime() + BUSY_FOR_MS;
    for (let attempt = 1; ;) {
      try {
        return await this.rpc.request(performAgentAction, request);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        const isBusy = error.status === CommonErrors.rateLimited.status;
        if (isBusy ? this.clock.now().getTime() > busyUntil : error.status < 500 || attempt === MAX_ATTEMPTS)
          throw error;
        attempt += isBusy ? 0 : 1;
        await wait(isBusy ? BUSY_INTERVAL_MS : ATTEMPT_INTERVAL_MS, undefined, { signal });
      }
    }
  }

  private isGated({ hasReadMaterial }: ToolContext): boolean {
    return this.row.access === 'gated' || (this.row.access === 'writes' && hasReadMaterial);
  }

  private async requestOf(input: Record<string, unknown>, context: ToolContext) {
    const { agentId, userId, idempotencyKey } = context;
    return { agent_id: agentId, user_id: userId, action: await this.actionOf(input, context), key: idempotencyKey };
  }

  /** Returns the parameters that the model gives. */
  protected parametersOf(kind: BaseToolRow['kind']): TextTool['parameters'] {
    return toolParameters(AGENT_ACTIONS[kind], ['kind']);
  }

  /** Returns the action of a call. */
  protected async actionOf(input: Record<string, unknown>, _context: ToolContext): Promise<AgentAction> {
    return { ...input, kind: this.row.kind } as AgentAction;
  }
}

function fromGate(gate: NonNullable<ReplyOf<typeof proposeAgentAction>['gate']>): BaseGate {
  return {
    id: gate.id,
    expiresAt: gate.expires_at,
    accounts: gate.accounts.map(({ platform, account_id: id, display_name: displayName, handle }) => ({
      ...{ platform, id, displayName, handle },
    })),
    media: gate.media.map(({ url, sha256, content_type, byte_size, thumbnail_url }) => ({
      ...{ url, sha256, contentType: content_type, byteSize: byte_size, thumbnailUrl: thumbnail_url },
    })),
  };
}

/** The result of a gated call whose preview failed, so that nobody could be asked for approval. */
const rejected = (title: string): PreparedTool => ({
  usage: null,
  commit: async () => ({ result: { error: 'it was refused, so nobody was asked' }, note: `${title}: refused` }),
});
