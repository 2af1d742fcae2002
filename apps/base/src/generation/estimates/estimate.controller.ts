import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, StoresNoAnswer, Operation } from '@reelsheet/platform-http';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import { EstimateBody, EstimateView, fromEstimateBody, toEstimate } from './estimate.dto.js';
import { EstimateService } from './estimate.service.js';

const { agentNotFound, notFound, usableCreditRequired, validation } = CommonErrors;
const DESCRIPTION = prose`Nothing is held or started, so viewers may request it too. Cells must be in all of the given
  lists. Cells that are typed (\`textMode\` \`manual\`), rendered or counted, and those without a prompt, are left out;
  \`refused\` lists those with an invalid prompt. An order holds now what is estimated here. A text that is named in a
  prompt and generated first is counted as 8,192 characters, and a spoken text as at most its maximum length. An
  estimate covers at most ${ESTIMATE_LIMITS.cells} cells.`;

/** Estimates what generating cells would cost, under both route names of a sheet. */
@ApiTags('Generations')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class EstimateController {
  constructor(private readonly estimates: EstimateService) {}

  @Post('estimate')
  @StoresNoAnswer('only reads')
  @AgentScope('query', 'viewer')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @Operation({
    name: 'sheets.estimate',
    phase: 'convert',
    summary: 'What generating cells would hold, with the automatic ones that follow from them',
    description: DESCRIPTION,
    status: 200,
    answer: EstimateView,
    errors: [SheetErrors.notFound, agentNotFound, notFound, usableCreditRequired, validation],
  })
  async estimate(
    @CurrentAgent() agent: AgentInScope,
    @CurrentSheet() { sheetId }: SheetScope,
    @Body() body: EstimateBody,
  ): Promise<EstimateView> {
    return toEstimate(await this.estimates.of(agent, sheetId, fromEstimateBody(body)));
  }
}
