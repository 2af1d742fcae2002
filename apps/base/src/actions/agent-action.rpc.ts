import { Controller } from '@nestjs/common';
import {
  performAgentAction,
  previewAgentAction,
  readAgentSheet,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { AgentActionService } from './agent-action.service.js';
import { AgentSheetReader } from './agent-sheet.reader.js';

/** RPC handlers for the agent service: actions of agent runs on behalf of a member. */
@Controller()
export class AgentActionRpc {
  constructor(
    private readonly actions: AgentActionService,
    private readonly sheets: AgentSheetReader,
  ) {}

  @HandlesRpc(readAgentSheet)
  async read({ agent_id, vidsheet_id }: RequestOf<typeof readAgentSheet>): Promise<ReplyOf<typeof readAgentSheet>> {
    return this.sheets.read({ agentId: agent_id, sheetId: vidsheet_id });
  }

  @HandlesRpc(previewAgentAction)
  async preview({
    agent_id,
    user_id,
    action,
  }: RequestOf<typeof previewAgentAction>): Promise<ReplyOf<typeof previewAgentAction>> {
    const { summary, cost, needsApproval } = await this.actions.preview({ agentId: agent_id, userId: user_id }, action);
    return { summary, cost, needs_approval: needsApproval };
  }

  @HandlesRpc(performAgentAction)
  async perform(request: RequestOf<typeof performAgentAction>): Promise<ReplyOf<typeof performAgentAction>> {
    const { agent_id: agentId, user_id: userId, action, key } = request;
    return { result: await this.actions.perform({ agentId, userId }, action, key, request.most) };
  }
}
