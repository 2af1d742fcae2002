import { Controller } from '@nestjs/common';
import {
  findIdeasWithoutRow,
  readIdeaProductions,
  startIdeaProduction,
  writeIdeaRows,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { IdeaRowReader } from '../../sheets/idea-rows/idea-row.reader.js';
import { toContent } from './idea-content.js';
import { ConvertIdeasService } from './convert-ideas.service.js';
import { IdeaProductionService } from './idea-production.service.js';
import { ProduceIdeasService } from './produce-ideas.service.js';
import { toBatchOfIdeas, type IdeaBatchTarget } from './idea-batch-order.js';

/** RPC handlers for the agent service: rows of ideas, batches over them, and what was made of ideas. */
@Controller()
export class IdeaRowRpc {
  constructor(
    private readonly conversion: ConvertIdeasService,
    private readonly rows: IdeaRowReader,
    private readonly productions: IdeaProductionService,
    private readonly producing: ProduceIdeasService,
  ) {}

  @HandlesRpc(writeIdeaRows)
  async write(request: RequestOf<typeof writeIdeaRows>): Promise<ReplyOf<typeof writeIdeaRows>> {
    const { agent_id: agentId, user_id: userId, ideas, known_ids: knownIds, target, columns } = request;
    const order = { ideas, knownIds, target, columns };
    const { rows, withPlaceholders } = await this.conversion.convert({ agentId, userId }, order);
    return {
      rows: rows.map(({ ideaId, sheetId, rowId, isCreated }) => ({
        idea_id: ideaId,
        vidsheet_id: sheetId,
        row_id: rowId,
        created: isCreated,
      })),
      rejected: withPlaceholders.map((id) => ({ idea_id: id, reason: 'has_placeholders' })),
    };
  }

  @HandlesRpc(startIdeaProduction)
  async start(request: RequestOf<typeof startIdeaProduction>): Promise<ReplyOf<typeof startIdeaProduction>> {
    const { agent_id: agentId, user_id: userId, ideas, known_ids: knownIds, columns, through } = request;
    const order = { ideas: ideas.map(toContent), knownIds, target: toTarget(request.target), columns, through };
    const { max_credits: maxCredits, key } = request;
    const { sheetId, rows, withPlaceholders, batch } = await this.producing.produce(
      { agentId, userId },
      { ...order, maxCredits, key },
    );
    return {
      vidsheet_id: sheetId,
      rows: rows.map((row) => ({
        idea_id: row.ideaId,
        vidsheet_id: row.sheetId,
        row_id: row.rowId,
        created: row.isCreated,
        batch_id: row.batchId,
      })),
      rejected: withPlaceholders.map((id) => ({ idea_id: id, reason: 'has_placeholders' })),
      batch: batch ? toBatchOfIdeas(batch) : null,
    };
  }

  @HandlesRpc(readIdeaProductions)
  async read(request: RequestOf<typeof readIdeaProductions>): Promise<ReplyOf<typeof readIdeaProductions>> {
    return { productions: await this.productions.of(request.agent_id, request.idea_ids) };
  }

  @HandlesRpc(findIdeasWithoutRow)
  async missing(request: RequestOf<typeof findIdeasWithoutRow>): Promise<ReplyOf<typeof findIdeasWithoutRow>> {
    return { idea_ids: await this.rows.withoutRow(request.agent_id, request.idea_ids, request.limit) };
  }
}

function toTarget(target: RequestOf<typeof startIdeaProduction>['target']): IdeaBatchTarget {
  if ('vidsheet_id' in target) return { sheetId: target.vidsheet_id };
  const { template, title, requires_approval: requiresApproval, timing } = target;
  return { template, title, plan: { requiresApproval, isNow: timing === 'now' } };
}
