import { Controller } from '@nestjs/common';
import {
  findIdeasWithoutRow,
  readIdeaProductions,
  writeIdeaRows,
  type ReplyOf,
  type RequestOf,
} from '@reelsheet/contracts';
import { HandlesRpc } from '@reelsheet/platform-messaging';
import { IdeaRowReader } from '../../sheets/idea-rows/idea-row.reader.js';
import { ConvertIdeasService } from './convert-ideas.service.js';
import { IdeaProductionService } from './idea-production.service.js';

/** RPC handlers for the agent service: rows of ideas, and what was made of them. */
@Controller()
export class IdeaRowRpc {
  constructor(
    private readonly conversion: ConvertIdeasService,
    private readonly rows: IdeaRowReader,
    private readonly productions: IdeaProductionService,
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

  @HandlesRpc(readIdeaProductions)
  async read(request: RequestOf<typeof readIdeaProductions>): Promise<ReplyOf<typeof readIdeaProductions>> {
    return { productions: await this.productions.of(request.agent_id, request.idea_ids) };
  }

  @HandlesRpc(findIdeasWithoutRow)
  async missing(request: RequestOf<typeof findIdeasWithoutRow>): Promise<ReplyOf<typeof findIdeasWithoutRow>> {
    return { idea_ids: await this.rows.withoutRow(request.agent_id, request.idea_ids, request.limit) };
  }
}
