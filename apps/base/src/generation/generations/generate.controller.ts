import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { RequiresUsableCredit } from '@reelsheet/platform-credits';
import { Operation, PathId } from '@reelsheet/platform-http';
import { JobErrors } from '@reelsheet/platform-jobs';
import { ContentResourceErrors } from '../../assets/content-resources/content-resource.errors.js';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { sheetPaths } from '../../sheets/sheet/sheet-route.js';
import { AcceptedView, GenerateBody, toAccepted, toRequest } from './generation.dto.js';
import { GENERATION_BODIES, GENERATION_BODY } from './kinds/inputs/generation-bodies.dto.js';
import { GenerationErrors } from './generation.errors.js';
import { GenerationRequestService } from './generation-request.service.js';

const { insufficientCredits, notFound, notSetUp, usableCreditRequired, validation } = CommonErrors;
const ERRORS = [
  ContentResourceErrors.notFound,
  GenerationErrors.tooMuchUncollected,
  JobErrors.costExceedsLimit,
  JobErrors.tooManyOpen,
  SheetErrors.notFound,
  insufficientCredits,
  notFound,
  notSetUp,
  usableCreditRequired,
  validation,
];

const PROMPT = prose`One of \`data.prompt\` and \`data.prompt_var\` is required (for speech, \`data.text\` is accepted
  too). The prompt of the cell or layer itself is only used by batches, automation and estimates.`;

/** Generates the content of cells and layers, under both route names of a sheet. */
@ApiTags('Generations')
@ApiExtraModels(...GENERATION_BODIES)
@RequiresUsableCredit()
@Controller(sheetPaths('/:engine_id/cells/:cell_id'))
export class GenerateController {
  constructor(private readonly generations: GenerationRequestService) {}

  @Post('generate')
  @AgentScope('query', 'editor')
  @ApiBody({ schema: GENERATION_BODY })
  @Operation({
    name: 'sheets.cells.generate',
    waits: { by: 'generations.watch', with: { id: 'generation_id' } },
    phase: 'convert',
    summary: 'Generate the content of a cell',
    description: PROMPT,
    status: 201,
    answer: AcceptedView,
    errors: ERRORS,
  })
  async generateCell(
    @CurrentAgent() agent: AgentInScope,
    @PathId('engine_id', SheetErrors.notFound) sheetId: number,
    @PathId('cell_id') cellId: number,
    @Body() body: GenerateBody,
  ): Promise<AcceptedView> {
    return toAccepted(await this.generations.enqueueForCaller({ agent, sheetId, cellId, ...toRequest(body) }));
  }

  @Post('layers/:layer_id/generate')
  @AgentScope('query', 'editor')
  @ApiBody({ schema: GENERATION_BODY })
  @Operation({
    name: 'sheets.layers.generate',
    waits: { by: 'generations.watch', with: { id: 'generation_id' } },
    phase: 'convert',
    summary: 'Generate the content of a layer',
    description: PROMPT,
    status: 201,
    answer: AcceptedView,
    errors: ERRORS,
  })
  async generateLayer(
    @CurrentAgent() agent: AgentInScope,
    @PathId('engine_id', SheetErrors.notFound) sheetId: number,
    @PathId('cell_id') cellId: number,
    @PathId('layer_id') layerId: number,
    @Body() body: GenerateBody,
  ): Promise<AcceptedView> {
    return toAccepted(await this.generations.enqueueForCaller({ agent, sheetId, cellId, layerId, ...toRequest(body) }));
  }
}
