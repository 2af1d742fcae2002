import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { BodyLimit, Operation } from '@reelsheet/platform-http';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { CurrentSheet } from '../../sheets/sheet/sheet-scope.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { ESTIMATE_LIMITS } from './estimate-limits.js';
import { EstimateBody, EstimateView, fromEstimateBody, toEstimate } from './estimate.dto.js';
import { EstimateService } from './estimate.service.js';

const { agentNotFound, notFound, usableCreditRequired, validation } = CommonErrors;

/** Says beforehand what filling cells would cost, under both names of the sheet. */
@ApiTags('Generations')
@RequiresUsableCredit()
@Controller(sheetPaths('/:id'))
export class EstimateController {
  constructor(private readonly estimates: EstimateService) {}

  @Post('estimate')
  @AgentScope('query', 'viewer')
  @BodyLimit(SHEET_LIMITS.massBodyBytes)
  @Operation({
    phase: 'convert',
    summary: 'What generating cells would hold, with the automatic ones that follow from them',
    description: `Nothing is held or started, so viewers may ask too. Cells are those in all of the lists that are given. Cells that are typed (\`textMode\` \`manual\`), rendered or counted, and those without a prompt, are left out; \`refused\` lists those whose prompt is faulty. What an order holds now is what is said here; where a prompt names a text that is generated first, that text is counted as 8,192 characters, and what is spoken as at most as long as it may be. An estimate is about at most ${ESTIMATE_LIMITS.cells} cells.`,
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
