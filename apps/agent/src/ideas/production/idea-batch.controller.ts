import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  assertScopes,
  CurrentAgent,
  CurrentCaller,
  NeedsKeyScopes,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation } from '@reelsheet/platform-http';
import { fromProduction, ProduceIdeasBody, ProductionView, toProductionView } from './idea-batch.dto.js';
import { IdeaProducer } from './idea-producer.js';
import { IdeaErrors } from '../idea.errors.js';

const { conflict, notFound, rateLimited, unavailable, usableCreditRequired, validation } = CommonErrors;

const DESCRIPTION = prose`Makes rows of ideas as \`POST /agent/ideas/convert\` does, all in one vidsheet, and starts one
  batch that makes the cells, videos and posts of these rows. Rows and batch are made together or, if the request is
  rejected, neither. Through posts, the post plan of the vidsheet or template is checked first. A key then needs the
  scope \`publish\` too.

  A request that is repeated, also after an error or at the same time, makes nothing twice. Rows that were there before
  are made as far as something of them is missing, outdated or failed, and no batch under way makes it already. The
  response has the batch under way if there is nothing else to make, and no batch once all is made. With a template, a
  repeated request uses the vidsheet that the first one has made.`;

/** Ideas that become videos and posts by one request. */
@ApiTags('Conversational agent')
@Controller('agent/ideas')
export class IdeaBatchController {
  constructor(private readonly producer: IdeaProducer) {}

  @Post('produce')
  @StoresAnswerAfterwards('starts a batch in base')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('body', 'editor')
  @Operation({
    name: 'ideas.produce',
    waits: { by: 'sheets.batches.watch', with: { id: 'vidsheet_id', batch_id: 'batch.id' } },
    phase: 'convert',
    summary: 'Make rows of ideas, their videos and, if wanted, their posts',
    status: 202,
    description: DESCRIPTION,
    answer: ProductionView,
    errors: [conflict, IdeaErrors.sheetNotFound, notFound, rateLimited, unavailable, usableCreditRequired, validation],
  })
  async produce(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Body() body: ProduceIdeasBody,
  ): Promise<ProductionView> {
    if (body.through === 'post' || body.requires_approval === false) assertScopes(caller, ['publish']);
    return toProductionView(await this.producer.produce(agent, caller, fromProduction(body)));
  }
}
