import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CommonErrors } from '@reelsheet/kernel';
import { AgentScope, CurrentAgent, type AgentInScope } from '@reelsheet/platform-auth';
import { Operation } from '@reelsheet/platform-http';
import { TrendClient } from './trend-client.js';
import { toTrend, TrendQuery, TrendView } from './trend.dto.js';
import { PAGE_SIZE } from './trend-limits.js';

@ApiTags('Conversational agent')
@Controller('agent/trends')
export class TrendController {
  constructor(private readonly trends: TrendClient) {}

  @Get()
  @AgentScope('query', 'viewer')
  @Operation({
    name: 'trends.list',
    phase: 'ideas',
    summary: 'Posts that do well at what the agent watches',
    description:
      'Those of its active watchlists and of its monitoring jobs, by `trending_score`. Nothing is scraped for it.',
    answer: [TrendView],
    errors: [CommonErrors.validation, CommonErrors.unavailable],
  })
  async list(@CurrentAgent() agent: AgentInScope, @Query() { page, days }: TrendQuery): Promise<TrendView[]> {
    return (await this.trends.list(agent.id, { page, size: PAGE_SIZE }, days)).map(toTrend);
  }
}
