import { Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation, PathChoice, PathId } from '@reelsheet/platform-http';
import { IDEA_STATUSES } from './idea.js';
import { IdeaListQuery, IdeaView, toIdea, toIdeaWithProduction } from './idea.dto.js';
import { IdeaScope } from './idea-scope.reader.js';
import { IdeaService } from './idea.service.js';
import { IDEAS_PER_PAGE } from './idea-limits.js';

const { conflict, validation } = CommonErrors;

@ApiTags('Conversational agent')
@Controller('agent/ideas')
export class IdeaController {
  constructor(private readonly ideas: IdeaService) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'ideas.list',
    phase: 'ideas',
    summary: 'Ideas of an agent, newest first',
    description: `${IDEAS_PER_PAGE} a page, each with its row, final video, posts and their figures as \`production\`.`,
    answer: [IdeaView],
    errors: [validation],
  })
  async list(@CurrentAgent() agent: AgentInScope, @Query() { status, page }: IdeaListQuery): Promise<IdeaView[]> {
    const { ideas, productions } = await this.ideas.list(agent, status, page);
    return ideas.map((idea) => toIdeaWithProduction(idea, productions));
  }

  @Get(':id')
  @IdeaScope('viewer')
  @Operation({
    name: 'ideas.get',
    phase: 'ideas',
    summary: 'An idea with its row, final video, posts and their figures',
    answer: IdeaView,
  })
  async get(@CurrentAgent() agent: AgentInScope, @PathId('id') id: number): Promise<IdeaView> {
    const { ideas, productions } = await this.ideas.read(agent, id);
    return toIdeaWithProduction(ideas[0]!, productions);
  }

  @Post(':id/status')
  @IdeaScope('editor')
  @Operation({
    name: 'ideas.advance',
    phase: 'ideas',
    summary: 'Take an idea one step on',
    description: 'A posted idea stays; one to be changed, or rejected, begins again as `generated`.',
    answer: IdeaView,
    errors: [conflict, validation],
  })
  async cycle(@PathId('id') id: number): Promise<IdeaView> {
    return toIdea(await this.ideas.cycle(id));
  }

  @Put(':id/status/:status')
  @PathChoice('status', IDEA_STATUSES)
  @IdeaScope('editor')
  @Operation({
    name: 'ideas.setStatus',
    phase: 'ideas',
    summary: 'Give an idea a status',
    answer: IdeaView,
    errors: [conflict, validation],
  })
  async set(@PathId('id') id: number, @Param('status') status: string): Promise<IdeaView> {
    return toIdea(await this.ideas.set(id, status));
  }
}
