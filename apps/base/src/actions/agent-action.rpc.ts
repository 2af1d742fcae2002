import { Controller } from '@nestjs/common';
import {
  decideAgentAction,
  performAgentAction,
  proposeAgentAction,
  readAgentSheet,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { ActionGateService } from './action-gate.service.js';
import { toShown } from './action-gate.js';
import { AgentActionService } from './agent-action.service.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

type ProposalReply = ReplyOf<typeof proposeAgentAction>;

/** RPC handlers for the agent service: actions of agent runs on behalf of a member. */
@Controller()
export class AgentActionRpc {
  constructor(
    private readonly actions: AgentActionService,
    private readonly gates: ActionGateService,
    private readonly sheets: AgentSheetReader,
  ) {}

  @HandlesRpc(readAgentSheet)
  async read({ agent_id, vidsheet_id }: RequestOf<typeof readAgentSheet>): Promise<ReplyOf<typeof readAgentSheet>> {
    return this.sheets.read({ agentId: agent_id, sheetId: vidsheet_id });
  }

  @HandlesRpc(proposeAgentAction)
  async propose(request: RequestOf<typeof proposeAgentAction>): Promise<ProposalReply> {
    const { agent_id: agentId, user_id: userId, action, key, gated: isGated } = request;
    const gate = await this.gates.propose({ actor: { agentId, userId }, action, key, isGated });
    if (!gate) return { state: 'free', gate: null };
    const { sha256, expiresAt } = gate;
    if (sha256 === null || expiresAt === null) return { state: 'preparing', gate: null };
    const { action: _, ...shown } = toShown({ ...gate, expiresAt });
    return { state: 'open', gate: { ...shown, sha256 } };
  }

  @HandlesRpc(decideAgentAction)
  async decide(request: RequestOf<typeof decideAgentAction>): Promise<ReplyOf<typeof decideAgentAction>> {
    const { gate_id: gateId, ...order } = request;
    const decision = await this.gates.decide({ gateId, ...order });
    if (!decision) return { decision: null };
    const { approved, userId: user_id, at } = decision;
    return { decision: { approved, user_id, at: at.toISOString() } };
  }

  @HandlesRpc(performAgentAction)
  async perform(request: RequestOf<typeof performAgentAction>): Promise<ReplyOf<typeof performAgentAction>> {
    const { agent_id: agentId, user_id: userId, action, key, gate_id: gateId } = request;
    return { result: await this.actions.perform({ actor: { agentId, userId }, action, key, gateId }) };
  }
}
