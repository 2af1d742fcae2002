import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { CommonErrors, prose } from '@reelsheet/kernel';
import {
  AgentScope,
  CurrentAgent,
  CurrentCaller,
  NeedsKeyScopes,
  type AgentInScope,
  type Caller,
} from '@reelsheet/platform-auth';
import { StoresAnswerAfterwards, Operation, PathId } from '@reelsheet/platform-http';
import { JobErrors } from '@reelsheet/platform-jobs';
import type { FastifyReply } from 'fastify';
import { AgentConfig } from '../../agent.config.js';
import { IdeaView, toIdea } from '../../ideas/idea.dto.js';
import { IdeaScope } from '../../ideas/idea-scope.reader.js';
import { RefineBody, ResearchBody } from './idea-work.dto.js';
import { IdeaWorkService } from './idea-work.service.js';
import { StartedRunView, toStartedRun } from '../run.dto.js';
import { RunErrors } from '../run.errors.js';

const { conflict, insufficientCredits, notFound, notSetUp, validation } = CommonErrors;

/** Research and refinement of ideas; both are runs. */
@ApiTags('Conversational agent')
@Controller('agent')
export class IdeaWorkController {
  constructor(
    private readonly work: IdeaWorkService,
    private readonly config: AgentConfig,
  ) {}

  @Post('research')
  @StoresAnswerAfterwards('holds credits in base')
  @NeedsKeyScopes('write', 'spend')
  @AgentScope('body', 'editor')
  @Operation({
    name: 'ideas.research',
    waits: { by: 'runs.watch', with: { run_id: 'run_id' } },
    phase: 'ideas',
    summary: 'Have the agent research a topic, in a run that stores ideas about it',
    status: 202,
    answer: StartedRunView,
    errors: [insufficientCredits, notSetUp, JobErrors.tooManyOpen, validation],
  })
  async research(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @Body() { topic, ideas }: ResearchBody,
  ): Promise<StartedRunView> {
    return toStartedRun(await this.work.research(caller, agent, topic, ideas), this.config.AGENT_URL);
  }

  @Post('ideas/:id/refine')
  @StoresAnswerAfterwards('holds credits in base')
  @IdeaScope('editor')
  @ApiResponse({ status: 202, type: IdeaView, description: 'the run takes longer: the idea as it still is' })
  @Operation({
    name: 'ideas.refine',
    phase: 'ideas',
    summary: 'Have the agent rewrite an idea',
    description: prose`
        Done by a run in a conversation of its own, which bills as any run. The answer waits up to 25 seconds for
        it, otherwise it is 202; \`data.refined_by_run_id\` is the run that refined the idea last, and changes when
        the work is done.`,
    answer: IdeaView,
    errors: [
      conflict,
      insufficientCredits,
      JobErrors.tooManyOpen,
      notFound,
      notSetUp,
      RunErrors.notRefined,
      validation,
    ],
  })
  async refine(
    @CurrentCaller() caller: Caller,
    @CurrentAgent() agent: AgentInScope,
    @PathId('id') id: number,
    @Body() { instruction }: RefineBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<IdeaView> {
    const { idea, isRefined } = await this.work.refine(caller, agent, id, instruction);
    if (!isRefined) void reply.status(202);
    return toIdea(idea);
  }
}
